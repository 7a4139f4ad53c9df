import { definePlaces, openPack, type Places } from '@populace/recipes';

/** China. */
export const cnPlaces: Places = definePlaces({
  country: 'CN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
