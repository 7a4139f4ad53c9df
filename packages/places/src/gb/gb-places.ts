import { definePlaces, openPack, type Places } from '@populace/recipes';

/** United Kingdom. */
export const gbPlaces: Places = definePlaces({
  country: 'GB',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
