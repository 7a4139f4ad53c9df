import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Singapore. */
export const sgPlaces: Places = definePlaces({
  country: 'SG',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
