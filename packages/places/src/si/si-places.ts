import { definePlaces, openPack, type Places } from '@populace/core';

/** Slovenia. */
export const siPlaces: Places = definePlaces({
  country: 'SI',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
