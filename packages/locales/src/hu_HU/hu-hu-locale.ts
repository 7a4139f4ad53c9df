import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Hungarian (Hungary). */
export const huHuLocale: Locale = defineLocale({
  id: 'hu_HU',
  name: 'Hungarian (Hungary)',
  nativeName: 'magyar (Magyarország)',
  language: 'hu',
  script: 'Latn',
  direction: 'ltr',
  country: 'HU',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
