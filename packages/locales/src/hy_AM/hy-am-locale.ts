import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Armenian (Armenia). */
export const hyAmLocale: Locale = defineLocale({
  id: 'hy_AM',
  name: 'Armenian (Armenia)',
  nativeName: 'հայերեն (Հայաստան)',
  language: 'hy',
  script: 'Armn',
  direction: 'ltr',
  country: 'AM',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
