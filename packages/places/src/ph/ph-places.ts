import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Philippines. */
export const phPlaces: Places = definePlaces({
  country: 'PH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
