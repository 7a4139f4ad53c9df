import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Switzerland. */
export const chPlaces: Places = definePlaces({
  country: 'CH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
