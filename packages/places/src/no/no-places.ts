import { definePlaces, openPack, type Places } from '@populace/core';

/** Norway. */
export const noPlaces: Places = definePlaces({
  country: 'NO',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
