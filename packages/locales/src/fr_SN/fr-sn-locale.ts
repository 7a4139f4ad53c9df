import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** French (Senegal). */
export const frSnLocale: Locale = defineLocale({
  id: 'fr_SN',
  name: 'French (Senegal)',
  nativeName: 'français (Sénégal)',
  language: 'fr',
  script: 'Latn',
  direction: 'ltr',
  country: 'SN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
