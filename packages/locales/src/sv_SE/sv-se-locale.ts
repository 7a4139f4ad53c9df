import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Swedish (Sweden). */
export const svSeLocale: Locale = defineLocale({
  id: 'sv_SE',
  name: 'Swedish (Sweden)',
  nativeName: 'svenska (Sverige)',
  language: 'sv',
  script: 'Latn',
  direction: 'ltr',
  country: 'SE',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
