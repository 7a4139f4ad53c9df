import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Argentina. */
export const arPlaces: Places = definePlaces({
  country: 'AR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
