import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Croatia. */
export const hrPlaces: Places = definePlaces({
  country: 'HR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
