import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Tamil (India). */
export const taInLocale: Locale = defineLocale({
  id: 'ta_IN',
  name: 'Tamil (India)',
  nativeName: 'தமிழ் (இந்தியா)',
  language: 'ta',
  script: 'Taml',
  direction: 'ltr',
  country: 'IN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
