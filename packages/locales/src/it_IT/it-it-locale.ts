import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Italian (Italy). */
export const itItLocale: Locale = defineLocale({
  id: 'it_IT',
  name: 'Italian (Italy)',
  nativeName: 'italiano (Italia)',
  language: 'it',
  script: 'Latn',
  direction: 'ltr',
  country: 'IT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
