import { definePlaces, openPack, type Places } from '@populace/core';

/** Maldives. */
export const mvPlaces: Places = definePlaces({
  country: 'MV',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
