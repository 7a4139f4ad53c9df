import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Germany. */
export const dePlaces: Places = definePlaces({
  country: 'DE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
