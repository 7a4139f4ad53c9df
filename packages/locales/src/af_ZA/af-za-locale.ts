import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Afrikaans (South Africa). */
export const afZaLocale: Locale = defineLocale({
  id: 'af_ZA',
  name: 'Afrikaans (South Africa)',
  nativeName: 'Afrikaans (Suid-Afrika)',
  language: 'af',
  script: 'Latn',
  direction: 'ltr',
  country: 'ZA',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
