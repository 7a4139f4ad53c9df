import { definePlaces, openPack, type Places } from '@populace/core';

/** Iceland. */
export const isPlaces: Places = definePlaces({
  country: 'IS',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
