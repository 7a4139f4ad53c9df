import { definePlaces, openPack, type Places } from '@populace/recipes';

/** North Macedonia. */
export const mkPlaces: Places = definePlaces({
  country: 'MK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
