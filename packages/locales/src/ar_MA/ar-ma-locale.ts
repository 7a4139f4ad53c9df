import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Arabic (Morocco). */
export const arMaLocale: Locale = defineLocale({
  id: 'ar_MA',
  name: 'Arabic (Morocco)',
  nativeName: 'العربية (المغرب)',
  language: 'ar',
  script: 'Arab',
  direction: 'rtl',
  country: 'MA',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
