import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (Australia, ocker), playful. */
export const enAuOckerLocale: Locale = defineLocale({
  id: 'en_AU_ocker',
  name: 'English (Australia, ocker), playful',
  nativeName: 'Strine',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'AU',
  isPlayful: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
