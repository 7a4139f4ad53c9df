import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Vietnamese (Vietnam). */
export const viVnLocale: Locale = defineLocale({
  id: 'vi_VN',
  name: 'Vietnamese (Vietnam)',
  nativeName: 'Tiếng Việt (Việt Nam)',
  language: 'vi',
  script: 'Latn',
  direction: 'ltr',
  country: 'VN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
