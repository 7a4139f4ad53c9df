import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Greece. */
export const grPlaces: Places = definePlaces({
  country: 'GR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
