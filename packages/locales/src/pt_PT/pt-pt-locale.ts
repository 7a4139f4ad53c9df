import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Portuguese (Portugal). */
export const ptPtLocale: Locale = defineLocale({
  id: 'pt_PT',
  name: 'Portuguese (Portugal)',
  nativeName: 'português (Portugal)',
  language: 'pt',
  script: 'Latn',
  direction: 'ltr',
  country: 'PT',
  open: async () => openPack((await import('./built/pack.ts')).built),
});
