import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Mongolian (Mongolia, Cyrillic). */
export const mnMnCyrlLocale: Locale = defineLocale({
  id: 'mn_MN_cyrl',
  name: 'Mongolian (Mongolia, Cyrillic)',
  nativeName: 'монгол (Монгол, кирилл)',
  language: 'mn',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'MN',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
