import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Polish (Poland). */
export const plPlLocale: Locale = defineLocale({
  id: 'pl_PL',
  name: 'Polish (Poland)',
  nativeName: 'polski (Polska)',
  language: 'pl',
  script: 'Latn',
  direction: 'ltr',
  country: 'PL',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
