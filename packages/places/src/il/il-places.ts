import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Israel. */
export const ilPlaces: Places = definePlaces({
  country: 'IL',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
