import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Irish (Ireland). */
export const gaIeLocale: Locale = defineLocale({
  id: 'ga_IE',
  name: 'Irish (Ireland)',
  nativeName: 'Gaeilge (Éire)',
  language: 'ga',
  script: 'Latn',
  direction: 'ltr',
  country: 'IE',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
