import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Denmark. */
export const dkPlaces: Places = definePlaces({
  country: 'DK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
