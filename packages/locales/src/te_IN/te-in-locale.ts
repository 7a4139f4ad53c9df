import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Telugu (India). */
export const teInLocale: Locale = defineLocale({
  id: 'te_IN',
  name: 'Telugu (India)',
  nativeName: 'తెలుగు (భారతదేశం)',
  language: 'te',
  script: 'Telu',
  direction: 'ltr',
  country: 'IN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
