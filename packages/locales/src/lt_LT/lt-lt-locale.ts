import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Lithuanian (Lithuania). */
export const ltLtLocale: Locale = defineLocale({
  id: 'lt_LT',
  name: 'Lithuanian (Lithuania)',
  nativeName: 'lietuvių (Lietuva)',
  language: 'lt',
  script: 'Latn',
  direction: 'ltr',
  country: 'LT',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
