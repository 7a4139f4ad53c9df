import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Dutch (Belgium). */
export const nlBeLocale: Locale = defineLocale({
  id: 'nl_BE',
  name: 'Dutch (Belgium)',
  nativeName: 'Nederlands (België)',
  language: 'nl',
  script: 'Latn',
  direction: 'ltr',
  country: 'BE',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
