import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Iran. */
export const irPlaces: Places = definePlaces({
  country: 'IR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
