import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Iraq. */
export const iqPlaces: Places = definePlaces({
  country: 'IQ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
