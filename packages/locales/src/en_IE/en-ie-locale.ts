import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Ireland). */
export const enIeLocale: Locale = defineLocale({
  id: 'en_IE',
  name: 'English (Ireland)',
  nativeName: 'English (Ireland)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'IE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
