import { definePlaces, openPack, type Places } from '@populace/core';

/** Pakistan. */
export const pkPlaces: Places = definePlaces({
  country: 'PK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
