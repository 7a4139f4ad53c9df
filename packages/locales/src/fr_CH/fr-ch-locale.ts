import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** French (Switzerland). */
export const frChLocale: Locale = defineLocale({
  id: 'fr_CH',
  name: 'French (Switzerland)',
  nativeName: 'français (Suisse)',
  language: 'fr',
  script: 'Latn',
  direction: 'ltr',
  country: 'CH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
