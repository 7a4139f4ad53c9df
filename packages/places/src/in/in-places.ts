import { definePlaces, openPack, type Places } from '@populace/recipes';

/** India. */
export const inPlaces: Places = definePlaces({
  country: 'IN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
