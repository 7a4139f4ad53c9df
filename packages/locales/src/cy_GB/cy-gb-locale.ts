import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Welsh (United Kingdom). */
export const cyGbLocale: Locale = defineLocale({
  id: 'cy_GB',
  name: 'Welsh (United Kingdom)',
  nativeName: 'Cymraeg (Y Deyrnas Unedig)',
  language: 'cy',
  script: 'Latn',
  direction: 'ltr',
  country: 'GB',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
