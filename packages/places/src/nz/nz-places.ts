import { definePlaces, openPack, type Places } from '@populace/core';

/** New Zealand. */
export const nzPlaces: Places = definePlaces({
  country: 'NZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
