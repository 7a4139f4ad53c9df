import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Hindi (India). */
export const hiInLocale: Locale = defineLocale({
  id: 'hi_IN',
  name: 'Hindi (India)',
  nativeName: 'हिन्दी (भारत)',
  language: 'hi',
  script: 'Deva',
  direction: 'ltr',
  country: 'IN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
