import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Moldova. */
export const mdPlaces: Places = definePlaces({
  country: 'MD',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
