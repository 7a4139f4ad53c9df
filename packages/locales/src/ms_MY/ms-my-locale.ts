import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Malay (Malaysia). */
export const msMyLocale: Locale = defineLocale({
  id: 'ms_MY',
  name: 'Malay (Malaysia)',
  nativeName: 'Melayu (Malaysia)',
  language: 'ms',
  script: 'Latn',
  direction: 'ltr',
  country: 'MY',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
