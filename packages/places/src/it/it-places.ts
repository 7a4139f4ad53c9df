import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Italy. */
export const itPlaces: Places = definePlaces({
  country: 'IT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
