import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Dutch (Netherlands). */
export const nlNlLocale: Locale = defineLocale({
  id: 'nl_NL',
  name: 'Dutch (Netherlands)',
  nativeName: 'Nederlands (Nederland)',
  language: 'nl',
  script: 'Latn',
  direction: 'ltr',
  country: 'NL',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
