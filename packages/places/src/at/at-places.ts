import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Austria. */
export const atPlaces: Places = definePlaces({
  country: 'AT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
