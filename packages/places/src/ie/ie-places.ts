import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Ireland. */
export const iePlaces: Places = definePlaces({
  country: 'IE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
