import { definePlaces, openPack, type Places } from '@populace/core';

/** Japan. */
export const jpPlaces: Places = definePlaces({
  country: 'JP',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
