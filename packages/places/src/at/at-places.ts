import { definePlaces, openPack, type Places } from '@populace/core';

/** Austria. */
export const atPlaces: Places = definePlaces({
  country: 'AT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
