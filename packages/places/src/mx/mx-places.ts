import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Mexico. */
export const mxPlaces: Places = definePlaces({
  country: 'MX',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
