import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Nigeria). */
export const enNgLocale: Locale = defineLocale({
  id: 'en_NG',
  name: 'English (Nigeria)',
  nativeName: 'English (Nigeria)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'NG',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
