import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Luxembourg. */
export const luPlaces: Places = definePlaces({
  country: 'LU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
