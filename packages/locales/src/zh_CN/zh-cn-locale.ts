import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Chinese (China). */
export const zhCnLocale: Locale = defineLocale({
  id: 'zh_CN',
  name: 'Chinese (China)',
  nativeName: '中文(中国)',
  language: 'zh',
  script: 'Hans',
  direction: 'ltr',
  country: 'CN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
