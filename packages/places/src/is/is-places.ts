import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Iceland. */
export const isPlaces: Places = definePlaces({
  country: 'IS',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
