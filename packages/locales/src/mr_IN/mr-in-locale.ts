import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Marathi (India). */
export const mrInLocale: Locale = defineLocale({
  id: 'mr_IN',
  name: 'Marathi (India)',
  nativeName: 'मराठी (भारत)',
  language: 'mr',
  script: 'Deva',
  direction: 'ltr',
  country: 'IN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
