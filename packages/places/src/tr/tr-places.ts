import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Türkiye. */
export const trPlaces: Places = definePlaces({
  country: 'TR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
