import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Portugal. */
export const ptPlaces: Places = definePlaces({
  country: 'PT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
