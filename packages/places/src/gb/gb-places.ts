import { definePlaces, openPack, type Places } from '@populace/core';

/** United Kingdom. */
export const gbPlaces: Places = definePlaces({
  country: 'GB',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
