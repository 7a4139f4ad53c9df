import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Canada. */
export const caPlaces: Places = definePlaces({
  country: 'CA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
