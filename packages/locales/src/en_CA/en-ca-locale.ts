import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Canada). */
export const enCaLocale: Locale = defineLocale({
  id: 'en_CA',
  name: 'English (Canada)',
  nativeName: 'English (Canada)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'CA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
