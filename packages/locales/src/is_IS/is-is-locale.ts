import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Icelandic (Iceland). */
export const isIsLocale: Locale = defineLocale({
  id: 'is_IS',
  name: 'Icelandic (Iceland)',
  nativeName: 'íslenska (Ísland)',
  language: 'is',
  script: 'Latn',
  direction: 'ltr',
  country: 'IS',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
