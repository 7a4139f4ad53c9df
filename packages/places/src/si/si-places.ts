import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Slovenia. */
export const siPlaces: Places = definePlaces({
  country: 'SI',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
