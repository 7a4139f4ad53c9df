import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Filipino (Philippines). */
export const filPhLocale: Locale = defineLocale({
  id: 'fil_PH',
  name: 'Filipino (Philippines)',
  nativeName: 'Filipino (Pilipinas)',
  language: 'fil',
  script: 'Latn',
  direction: 'ltr',
  country: 'PH',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
