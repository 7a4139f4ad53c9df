import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Senegal. */
export const snPlaces: Places = definePlaces({
  country: 'SN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
