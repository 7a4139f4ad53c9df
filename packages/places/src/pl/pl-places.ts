import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Poland. */
export const plPlaces: Places = definePlaces({
  country: 'PL',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
