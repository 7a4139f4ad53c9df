import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Australia. */
export const auPlaces: Places = definePlaces({
  country: 'AU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
