import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Spanish (Chile). */
export const esClLocale: Locale = defineLocale({
  id: 'es_CL',
  name: 'Spanish (Chile)',
  nativeName: 'español (Chile)',
  language: 'es',
  script: 'Latn',
  direction: 'ltr',
  country: 'CL',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
