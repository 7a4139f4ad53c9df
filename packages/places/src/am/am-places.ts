import { definePlaces, openPack, type Places } from '@populace/core';

/** Armenia. */
export const amPlaces: Places = definePlaces({
  country: 'AM',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
