import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Bangladesh. */
export const bdPlaces: Places = definePlaces({
  country: 'BD',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
