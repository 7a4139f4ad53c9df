import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Arabic (United Arab Emirates). */
export const arAeLocale: Locale = defineLocale({
  id: 'ar_AE',
  name: 'Arabic (United Arab Emirates)',
  nativeName: 'العربية (الإمارات العربية المتحدة)',
  language: 'ar',
  script: 'Arab',
  direction: 'rtl',
  country: 'AE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
