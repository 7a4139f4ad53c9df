import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Uzbekistan. */
export const uzPlaces: Places = definePlaces({
  country: 'UZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
