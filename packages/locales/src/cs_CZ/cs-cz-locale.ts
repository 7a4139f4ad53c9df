import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Czech (Czechia). */
export const csCzLocale: Locale = defineLocale({
  id: 'cs_CZ',
  name: 'Czech (Czechia)',
  nativeName: 'čeština (Česko)',
  language: 'cs',
  script: 'Latn',
  direction: 'ltr',
  country: 'CZ',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
