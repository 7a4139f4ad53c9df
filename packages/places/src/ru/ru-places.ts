import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Russia. */
export const ruPlaces: Places = definePlaces({
  country: 'RU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
