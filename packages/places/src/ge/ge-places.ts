import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Georgia. */
export const gePlaces: Places = definePlaces({
  country: 'GE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
