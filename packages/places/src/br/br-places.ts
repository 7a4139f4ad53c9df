import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Brazil. */
export const brPlaces: Places = definePlaces({
  country: 'BR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
