import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Maldives. */
export const mvPlaces: Places = definePlaces({
  country: 'MV',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
