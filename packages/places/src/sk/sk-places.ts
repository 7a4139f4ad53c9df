import { definePlaces, openPack, type Places } from '@populace/core';

/** Slovakia. */
export const skPlaces: Places = definePlaces({
  country: 'SK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
