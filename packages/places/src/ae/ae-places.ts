import { definePlaces, openPack, type Places } from '@populace/recipes';

/** the United Arab Emirates. */
export const aePlaces: Places = definePlaces({
  country: 'AE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
