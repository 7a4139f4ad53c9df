import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** French (Luxembourg). */
export const frLuLocale: Locale = defineLocale({
  id: 'fr_LU',
  name: 'French (Luxembourg)',
  nativeName: 'français (Luxembourg)',
  language: 'fr',
  script: 'Latn',
  direction: 'ltr',
  country: 'LU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
