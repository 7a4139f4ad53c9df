import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Nepal). */
export const enNpLocale: Locale = defineLocale({
  id: 'en_NP',
  name: 'English (Nepal)',
  nativeName: 'English (Nepal)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'NP',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
