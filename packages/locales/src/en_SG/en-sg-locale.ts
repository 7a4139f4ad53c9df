import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Singapore). */
export const enSgLocale: Locale = defineLocale({
  id: 'en_SG',
  name: 'English (Singapore)',
  nativeName: 'English (Singapore)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'SG',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
