import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Belgium. */
export const bePlaces: Places = definePlaces({
  country: 'BE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
