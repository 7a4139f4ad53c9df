import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** German (Germany). */
export const deDeLocale: Locale = defineLocale({
  id: 'de_DE',
  name: 'German (Germany)',
  nativeName: 'Deutsch (Deutschland)',
  language: 'de',
  script: 'Latn',
  direction: 'ltr',
  country: 'DE',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
