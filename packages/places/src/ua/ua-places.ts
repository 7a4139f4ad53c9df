import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Ukraine. */
export const uaPlaces: Places = definePlaces({
  country: 'UA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
