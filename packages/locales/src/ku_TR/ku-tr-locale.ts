import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Kurdish (Türkiye). */
export const kuTrLocale: Locale = defineLocale({
  id: 'ku_TR',
  name: 'Kurdish (Türkiye)',
  nativeName: 'kurdî (Tirkiye)',
  language: 'ku',
  script: 'Latn',
  direction: 'ltr',
  country: 'TR',
  isDefault: true,
  aliases: ['ku_kmr_latin', 'kmr', 'kmr_TR'],
  open: async () => openPack((await import('./built/pack.ts')).built),
});
