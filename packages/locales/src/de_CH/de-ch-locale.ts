import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** German (Switzerland). */
export const deChLocale: Locale = defineLocale({
  id: 'de_CH',
  name: 'German (Switzerland)',
  nativeName: 'Deutsch (Schweiz)',
  language: 'de',
  script: 'Latn',
  direction: 'ltr',
  country: 'CH',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
