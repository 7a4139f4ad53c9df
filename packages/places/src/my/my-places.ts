import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Malaysia. */
export const myPlaces: Places = definePlaces({
  country: 'MY',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
