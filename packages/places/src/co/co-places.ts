import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Colombia. */
export const coPlaces: Places = definePlaces({
  country: 'CO',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
