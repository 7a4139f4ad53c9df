import { definePlaces, openPack, type Places } from '@populace/recipes';

/** South Africa. */
export const zaPlaces: Places = definePlaces({
  country: 'ZA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
