import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Romanian (Moldova). */
export const roMdLocale: Locale = defineLocale({
  id: 'ro_MD',
  name: 'Romanian (Moldova)',
  nativeName: 'română (Republica Moldova)',
  language: 'ro',
  script: 'Latn',
  direction: 'ltr',
  country: 'MD',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
