import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Czechia. */
export const czPlaces: Places = definePlaces({
  country: 'CZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
