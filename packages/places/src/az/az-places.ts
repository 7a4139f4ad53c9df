import { definePlaces, openPack, type Places } from '@populace/core';

/** Azerbaijan. */
export const azPlaces: Places = definePlaces({
  country: 'AZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
