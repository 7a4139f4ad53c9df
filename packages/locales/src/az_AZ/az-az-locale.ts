import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Azerbaijani (Azerbaijan). */
export const azAzLocale: Locale = defineLocale({
  id: 'az_AZ',
  name: 'Azerbaijani (Azerbaijan)',
  nativeName: 'azərbaycan (Azərbaycan)',
  language: 'az',
  script: 'Latn',
  direction: 'ltr',
  country: 'AZ',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
