import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Russian (Russia). */
export const ruRuLocale: Locale = defineLocale({
  id: 'ru_RU',
  name: 'Russian (Russia)',
  nativeName: 'русский (Россия)',
  language: 'ru',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'RU',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
