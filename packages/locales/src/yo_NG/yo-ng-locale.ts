import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Yoruba (Nigeria). */
export const yoNgLocale: Locale = defineLocale({
  id: 'yo_NG',
  name: 'Yoruba (Nigeria)',
  nativeName: 'Yorùbá (Nàìjíríà)',
  language: 'yo',
  script: 'Latn',
  direction: 'ltr',
  country: 'NG',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
