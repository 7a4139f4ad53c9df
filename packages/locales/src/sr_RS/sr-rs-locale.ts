import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Serbian (Serbia). */
export const srRsLocale: Locale = defineLocale({
  id: 'sr_RS',
  name: 'Serbian (Serbia)',
  nativeName: 'српски (Србија)',
  language: 'sr',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'RS',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
