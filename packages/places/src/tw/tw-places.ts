import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Taiwan. */
export const twPlaces: Places = definePlaces({
  country: 'TW',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
