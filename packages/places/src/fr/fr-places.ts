import { definePlaces, openPack, type Places } from '@populace/recipes';

/** France. */
export const frPlaces: Places = definePlaces({
  country: 'FR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
