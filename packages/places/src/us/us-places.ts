import { definePlaces, openPack, type Places } from '@populace/recipes';

/** The United States. */
export const usPlaces: Places = definePlaces({
  country: 'US',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
