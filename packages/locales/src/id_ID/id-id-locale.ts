import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Indonesian (Indonesia). */
export const idIdLocale: Locale = defineLocale({
  id: 'id_ID',
  name: 'Indonesian (Indonesia)',
  nativeName: 'Indonesia (Indonesia)',
  language: 'id',
  script: 'Latn',
  direction: 'ltr',
  country: 'ID',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
