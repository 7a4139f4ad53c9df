import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Slovak (Slovakia). */
export const skSkLocale: Locale = defineLocale({
  id: 'sk_SK',
  name: 'Slovak (Slovakia)',
  nativeName: 'slovenčina (Slovensko)',
  language: 'sk',
  script: 'Latn',
  direction: 'ltr',
  country: 'SK',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
