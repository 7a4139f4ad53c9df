import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Romania. */
export const roPlaces: Places = definePlaces({
  country: 'RO',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
