import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (South Africa). */
export const enZaLocale: Locale = defineLocale({
  id: 'en_ZA',
  name: 'English (South Africa)',
  nativeName: 'English (South Africa)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'ZA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
