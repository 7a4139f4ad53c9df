import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Bangla (Bangladesh). */
export const bnBdLocale: Locale = defineLocale({
  id: 'bn_BD',
  name: 'Bangla (Bangladesh)',
  nativeName: 'বাংলা (বাংলাদেশ)',
  language: 'bn',
  script: 'Beng',
  direction: 'ltr',
  country: 'BD',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
