import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Ghana. */
export const ghPlaces: Places = definePlaces({
  country: 'GH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
