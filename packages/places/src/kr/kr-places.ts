import { definePlaces, openPack, type Places } from '@populace/recipes';

/** South Korea. */
export const krPlaces: Places = definePlaces({
  country: 'KR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
