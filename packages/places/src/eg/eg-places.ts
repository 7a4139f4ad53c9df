import { definePlaces, openPack, type Places } from '@populace/recipes';

/** Egypt. */
export const egPlaces: Places = definePlaces({
  country: 'EG',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
