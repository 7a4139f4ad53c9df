import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Slovakia. */
export const skPlaces: Places = definePlaces({
  country: 'SK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
