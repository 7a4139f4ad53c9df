import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** French (Canada). */
export const frCaLocale: Locale = defineLocale({
  id: 'fr_CA',
  name: 'French (Canada)',
  nativeName: 'français (Canada)',
  language: 'fr',
  script: 'Latn',
  direction: 'ltr',
  country: 'CA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
