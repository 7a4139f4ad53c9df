import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** German (Austria). */
export const deAtLocale: Locale = defineLocale({
  id: 'de_AT',
  name: 'German (Austria)',
  nativeName: 'Deutsch (Österreich)',
  language: 'de',
  script: 'Latn',
  direction: 'ltr',
  country: 'AT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
