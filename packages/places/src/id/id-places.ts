import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Indonesia. */
export const idPlaces: Places = definePlaces({
  country: 'ID',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
