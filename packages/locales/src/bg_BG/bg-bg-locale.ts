import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Bulgarian (Bulgaria). */
export const bgBgLocale: Locale = defineLocale({
  id: 'bg_BG',
  name: 'Bulgarian (Bulgaria)',
  nativeName: 'български (България)',
  language: 'bg',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'BG',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
