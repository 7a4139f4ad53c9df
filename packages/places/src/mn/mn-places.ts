import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Mongolia. */
export const mnPlaces: Places = definePlaces({
  country: 'MN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
