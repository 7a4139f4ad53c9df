import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Hong Kong). */
export const enHkLocale: Locale = defineLocale({
  id: 'en_HK',
  name: 'English (Hong Kong)',
  nativeName: 'English (Hong Kong)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'HK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
