import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Arabic (Saudi Arabia). */
export const arSaLocale: Locale = defineLocale({
  id: 'ar_SA',
  name: 'Arabic (Saudi Arabia)',
  nativeName: 'العربية (المملكة العربية السعودية)',
  language: 'ar',
  script: 'Arab',
  direction: 'rtl',
  country: 'SA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
