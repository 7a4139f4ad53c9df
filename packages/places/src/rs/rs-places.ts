import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Serbia. */
export const rsPlaces: Places = definePlaces({
  country: 'RS',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
