import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Estonia. */
export const eePlaces: Places = definePlaces({
  country: 'EE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
