import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Danish (Denmark). */
export const daDkLocale: Locale = defineLocale({
  id: 'da_DK',
  name: 'Danish (Denmark)',
  nativeName: 'dansk (Danmark)',
  language: 'da',
  script: 'Latn',
  direction: 'ltr',
  country: 'DK',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
