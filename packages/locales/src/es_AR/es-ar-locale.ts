import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Spanish (Argentina). */
export const esArLocale: Locale = defineLocale({
  id: 'es_AR',
  name: 'Spanish (Argentina)',
  nativeName: 'español (Argentina)',
  language: 'es',
  script: 'Latn',
  direction: 'ltr',
  country: 'AR',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
