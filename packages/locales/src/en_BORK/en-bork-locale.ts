import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** English (mock Swedish), playful. */
export const enBorkLocale: Locale = defineLocale({
  id: 'en_BORK',
  name: 'English (mock Swedish), playful',
  nativeName: 'Børk',
  language: 'en',
  script: 'Latn',
  direction: 'ltr',
  country: 'US',
  isPlayful: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
