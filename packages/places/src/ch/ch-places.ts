import { definePlaces, openPack, type Places } from '@populace/core';

/** Switzerland. */
export const chPlaces: Places = definePlaces({
  country: 'CH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
