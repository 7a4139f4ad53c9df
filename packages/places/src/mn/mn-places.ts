import { definePlaces, openPack, type Places } from '@populace/core';

/** Mongolia. */
export const mnPlaces: Places = definePlaces({
  country: 'MN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
