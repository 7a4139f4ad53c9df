import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Hungary. */
export const huPlaces: Places = definePlaces({
  country: 'HU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
