import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Nepal. */
export const npPlaces: Places = definePlaces({
  country: 'NP',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
