import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Chinese (Taiwan). */
export const zhTwLocale: Locale = defineLocale({
  id: 'zh_TW',
  name: 'Chinese (Taiwan)',
  nativeName: '中文(台灣)',
  language: 'zh',
  script: 'Hant',
  direction: 'ltr',
  country: 'TW',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
