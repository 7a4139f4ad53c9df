import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Armenia. */
export const amPlaces: Places = definePlaces({
  country: 'AM',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
