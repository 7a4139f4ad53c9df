import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Slovenian (Slovenia). */
export const slSiLocale: Locale = defineLocale({
  id: 'sl_SI',
  name: 'Slovenian (Slovenia)',
  nativeName: 'slovenščina (Slovenija)',
  language: 'sl',
  script: 'Latn',
  direction: 'ltr',
  country: 'SI',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
