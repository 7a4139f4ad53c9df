import { definePlaces, openPack, type Places } from '@populace/core';

/** Argentina. */
export const arPlaces: Places = definePlaces({
  country: 'AR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
