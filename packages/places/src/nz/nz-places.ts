import { definePlaces, openPack, type Places } from '@populace/recipes';

/** New Zealand. */
export const nzPlaces: Places = definePlaces({
  country: 'NZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
