import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Greek (Greece). */
export const elGrLocale: Locale = defineLocale({
  id: 'el_GR',
  name: 'Greek (Greece)',
  nativeName: 'Ελληνικά (Ελλάδα)',
  language: 'el',
  script: 'Grek',
  direction: 'ltr',
  country: 'GR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
