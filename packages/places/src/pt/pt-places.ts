import { definePlaces, openPack, type Places } from '@populace/core';

/** Portugal. */
export const ptPlaces: Places = definePlaces({
  country: 'PT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
