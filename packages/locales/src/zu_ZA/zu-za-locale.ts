import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Zulu (South Africa). */
export const zuZaLocale: Locale = defineLocale({
  id: 'zu_ZA',
  name: 'Zulu (South Africa)',
  nativeName: 'isiZulu (iNingizimu Afrika)',
  language: 'zu',
  script: 'Latn',
  direction: 'ltr',
  country: 'ZA',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
