import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Sweden. */
export const sePlaces: Places = definePlaces({
  country: 'SE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
