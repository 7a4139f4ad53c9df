import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Spain. */
export const esPlaces: Places = definePlaces({
  country: 'ES',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
