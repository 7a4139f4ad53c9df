import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Nepali (Nepal). */
export const neNpLocale: Locale = defineLocale({
  id: 'ne_NP',
  name: 'Nepali (Nepal)',
  nativeName: 'नेपाली (नेपाल)',
  language: 'ne',
  script: 'Deva',
  direction: 'ltr',
  country: 'NP',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
