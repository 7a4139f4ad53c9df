import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Thailand. */
export const thPlaces: Places = definePlaces({
  country: 'TH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
