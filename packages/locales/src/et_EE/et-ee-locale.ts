import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Estonian (Estonia). */
export const etEeLocale: Locale = defineLocale({
  id: 'et_EE',
  name: 'Estonian (Estonia)',
  nativeName: 'eesti (Eesti)',
  language: 'et',
  script: 'Latn',
  direction: 'ltr',
  country: 'EE',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
