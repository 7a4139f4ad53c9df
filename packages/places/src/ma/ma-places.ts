import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Morocco. */
export const maPlaces: Places = definePlaces({
  country: 'MA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
