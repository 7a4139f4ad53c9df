import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Spanish (Mexico). */
export const esMxLocale: Locale = defineLocale({
  id: 'es_MX',
  name: 'Spanish (Mexico)',
  nativeName: 'español (México)',
  language: 'es',
  script: 'Latn',
  direction: 'ltr',
  country: 'MX',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
