import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Finnish (Finland). */
export const fiFiLocale: Locale = defineLocale({
  id: 'fi_FI',
  name: 'Finnish (Finland)',
  nativeName: 'suomi (Suomi)',
  language: 'fi',
  script: 'Latn',
  direction: 'ltr',
  country: 'FI',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
