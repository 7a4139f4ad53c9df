import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Norway. */
export const noPlaces: Places = definePlaces({
  country: 'NO',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
