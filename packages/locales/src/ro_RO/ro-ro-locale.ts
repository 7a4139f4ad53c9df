import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Romanian (Romania). */
export const roRoLocale: Locale = defineLocale({
  id: 'ro_RO',
  name: 'Romanian (Romania)',
  nativeName: 'română (România)',
  language: 'ro',
  script: 'Latn',
  direction: 'ltr',
  country: 'RO',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
