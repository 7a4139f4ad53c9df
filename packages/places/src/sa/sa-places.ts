import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Saudi Arabia. */
export const saPlaces: Places = definePlaces({
  country: 'SA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
