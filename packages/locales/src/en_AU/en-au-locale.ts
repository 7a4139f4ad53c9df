import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Australia). */
export const enAuLocale: Locale = defineLocale({
  id: 'en_AU',
  name: 'English (Australia)',
  nativeName: 'English (Australia)',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'AU',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
