import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Turkish (Türkiye). */
export const trTrLocale: Locale = defineLocale({
  id: 'tr_TR',
  name: 'Turkish (Türkiye)',
  nativeName: 'Türkçe (Türkiye)',
  language: 'tr',
  script: 'Latn',
  direction: 'ltr',
  country: 'TR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
