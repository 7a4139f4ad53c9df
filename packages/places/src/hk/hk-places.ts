import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Hong Kong. */
export const hkPlaces: Places = definePlaces({
  country: 'HK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
