import { definePlaces, openPack, type Places } from '@populace/core';

/** South Korea. */
export const krPlaces: Places = definePlaces({
  country: 'KR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
