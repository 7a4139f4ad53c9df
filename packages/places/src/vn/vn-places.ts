import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Vietnam. */
export const vnPlaces: Places = definePlaces({
  country: 'VN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
