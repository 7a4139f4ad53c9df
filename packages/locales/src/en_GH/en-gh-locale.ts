import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Ghana). */
export const enGhLocale: Locale = defineLocale({
  id: 'en_GH',
  name: 'English (Ghana)',
  nativeName: 'English (Ghana)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'GH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
