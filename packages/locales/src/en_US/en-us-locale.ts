import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (United States). */
export const enUsLocale: Locale = defineLocale({
  id: 'en_US',
  name: 'English (United States)',
  nativeName: 'English (United States)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'US',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
