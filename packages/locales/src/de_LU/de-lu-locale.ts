import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** German (Luxembourg). */
export const deLuLocale: Locale = defineLocale({
  id: 'de_LU',
  name: 'German (Luxembourg)',
  nativeName: 'Deutsch (Luxemburg)',
  language: 'de',
  script: 'Latn',
  direction: 'ltr',
  country: 'LU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
