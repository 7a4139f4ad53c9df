import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Finland. */
export const fiPlaces: Places = definePlaces({
  country: 'FI',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
