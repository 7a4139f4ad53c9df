import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Spanish (United States). */
export const esUsLocale: Locale = defineLocale({
  id: 'es_US',
  name: 'Spanish (United States)',
  nativeName: 'español (Estados Unidos)',
  language: 'es',
  script: 'Latn',
  direction: 'ltr',
  country: 'US',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
