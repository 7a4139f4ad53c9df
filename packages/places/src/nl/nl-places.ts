import { definePlaces, openPack, type Places } from '@populace/recipes';

/** The Netherlands. */
export const nlPlaces: Places = definePlaces({
  country: 'NL',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
