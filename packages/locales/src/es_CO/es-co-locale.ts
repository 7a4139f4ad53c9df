import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Spanish (Colombia). */
export const esCoLocale: Locale = defineLocale({
  id: 'es_CO',
  name: 'Spanish (Colombia)',
  nativeName: 'español (Colombia)',
  language: 'es',
  script: 'Latn',
  direction: 'ltr',
  country: 'CO',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
