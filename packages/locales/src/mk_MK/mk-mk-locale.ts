import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Macedonian (North Macedonia). */
export const mkMkLocale: Locale = defineLocale({
  id: 'mk_MK',
  name: 'Macedonian (North Macedonia)',
  nativeName: 'македонски (Северна Македонија)',
  language: 'mk',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'MK',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
