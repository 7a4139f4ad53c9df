import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Japanese (Japan). */
export const jaJpLocale: Locale = defineLocale({
  id: 'ja_JP',
  name: 'Japanese (Japan)',
  nativeName: '日本語 (日本)',
  language: 'ja',
  script: 'Jpan',
  direction: 'ltr',
  country: 'JP',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
