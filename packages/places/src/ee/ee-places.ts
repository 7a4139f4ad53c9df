import { definePlaces, openPack, type Places } from '@populace/core';

/** Estonia. */
export const eePlaces: Places = definePlaces({
  country: 'EE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
