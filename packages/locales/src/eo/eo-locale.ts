import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Esperanto. */
export const eoLocale: Locale = defineLocale({
  id: 'eo',
  name: 'Esperanto',
  nativeName: 'Esperanto',
  language: 'eo',
  script: 'Latn',
  direction: 'ltr',
  country: 'PL',
  isDefault: true,
  aliases: ['eo_PL'],
  open: async () => openPack((await import('./built/pack.ts')).built),
});
