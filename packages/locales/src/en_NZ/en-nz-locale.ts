import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (New Zealand). */
export const enNzLocale: Locale = defineLocale({
  id: 'en_NZ',
  name: 'English (New Zealand)',
  nativeName: 'English (New Zealand)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'NZ',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
