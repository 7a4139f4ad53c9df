import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Georgian (Georgia). */
export const kaGeLocale: Locale = defineLocale({
  id: 'ka_GE',
  name: 'Georgian (Georgia)',
  nativeName: 'ქართული (საქართველო)',
  language: 'ka',
  script: 'Geor',
  direction: 'ltr',
  country: 'GE',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
