import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Kazakhstan. */
export const kzPlaces: Places = definePlaces({
  country: 'KZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
