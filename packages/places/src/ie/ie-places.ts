import { definePlaces, openPack, type Places } from '@populace/core';

/** Ireland. */
export const iePlaces: Places = definePlaces({
  country: 'IE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
