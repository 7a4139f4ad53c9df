import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Latvia. */
export const lvPlaces: Places = definePlaces({
  country: 'LV',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
