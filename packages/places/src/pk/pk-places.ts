import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Pakistan. */
export const pkPlaces: Places = definePlaces({
  country: 'PK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
