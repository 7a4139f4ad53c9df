import { definePlaces, openPack, type Places } from '@populace/core';

/** Philippines. */
export const phPlaces: Places = definePlaces({
  country: 'PH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
