import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Nigeria. */
export const ngPlaces: Places = definePlaces({
  country: 'NG',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
