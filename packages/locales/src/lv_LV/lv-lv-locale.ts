import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Latvian (Latvia). */
export const lvLvLocale: Locale = defineLocale({
  id: 'lv_LV',
  name: 'Latvian (Latvia)',
  nativeName: 'latviešu (Latvija)',
  language: 'lv',
  script: 'Latn',
  direction: 'ltr',
  country: 'LV',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
