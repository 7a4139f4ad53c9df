import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Kazakh (Kazakhstan). */
export const kkKzLocale: Locale = defineLocale({
  id: 'kk_KZ',
  name: 'Kazakh (Kazakhstan)',
  nativeName: 'қазақ тілі (Қазақстан)',
  language: 'kk',
  script: 'Cyrl',
  direction: 'ltr',
  country: 'KZ',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
