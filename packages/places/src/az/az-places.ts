import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Azerbaijan. */
export const azPlaces: Places = definePlaces({
  country: 'AZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
