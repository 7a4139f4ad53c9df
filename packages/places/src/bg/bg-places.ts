import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Bulgaria. */
export const bgPlaces: Places = definePlaces({
  country: 'BG',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
