import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Japan. */
export const jpPlaces: Places = definePlaces({
  country: 'JP',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
