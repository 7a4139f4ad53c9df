import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Chile. */
export const clPlaces: Places = definePlaces({
  country: 'CL',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
