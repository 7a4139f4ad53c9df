import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Spanish (Spain). */
export const esEsLocale: Locale = defineLocale({
  id: 'es_ES',
  name: 'Spanish (Spain)',
  nativeName: 'español (España)',
  language: 'es',
  script: 'Latn',
  direction: 'ltr',
  country: 'ES',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
