import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Ukrainian (Ukraine). */
export const ukUaLocale: Locale = defineLocale({
  id: 'uk_UA',
  name: 'Ukrainian (Ukraine)',
  nativeName: 'українська (Україна)',
  language: 'uk',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'UA',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
