import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (India). */
export const enInLocale: Locale = defineLocale({
  id: 'en_IN',
  name: 'English (India)',
  nativeName: 'English (India)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'IN',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
