import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (United Kingdom). */
export const enGbLocale: Locale = defineLocale({
  id: 'en_GB',
  name: 'English (United Kingdom)',
  nativeName: 'English (United Kingdom)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'GB',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
