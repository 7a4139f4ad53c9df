import { definePlaces, openPack, type Places } from '@populace/core';

/** Croatia. */
export const hrPlaces: Places = definePlaces({
  country: 'HR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
