import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** French (Belgium). */
export const frBeLocale: Locale = defineLocale({
  id: 'fr_BE',
  name: 'French (Belgium)',
  nativeName: 'français (Belgique)',
  language: 'fr',
  script: 'Latn',
  direction: 'ltr',
  country: 'BE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
