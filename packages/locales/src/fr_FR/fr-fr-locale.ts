import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** French (France). */
export const frFrLocale: Locale = defineLocale({
  id: 'fr_FR',
  name: 'French (France)',
  nativeName: 'français (France)',
  language: 'fr',
  script: 'Latn',
  direction: 'ltr',
  country: 'FR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
