import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Lithuania. */
export const ltPlaces: Places = definePlaces({
  country: 'LT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
