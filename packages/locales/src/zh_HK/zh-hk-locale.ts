import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Chinese (Hong Kong). */
export const zhHkLocale: Locale = defineLocale({
  id: 'zh_HK',
  name: 'Chinese (Hong Kong)',
  nativeName: '中文（香港）',
  language: 'zh',
  script: 'Hant',
  direction: 'ltr',
  country: 'HK',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
