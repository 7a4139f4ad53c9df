import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Kenya. */
export const kePlaces: Places = definePlaces({
  country: 'KE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
