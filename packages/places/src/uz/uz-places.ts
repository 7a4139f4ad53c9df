import { definePlaces, openPack, type Places } from '@populace/core';

/** Uzbekistan. */
export const uzPlaces: Places = definePlaces({
  country: 'UZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
