import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Swahili (Kenya). */
export const swKeLocale: Locale = defineLocale({
  id: 'sw_KE',
  name: 'Swahili (Kenya)',
  nativeName: 'Kiswahili (Kenya)',
  language: 'sw',
  script: 'Latn',
  direction: 'ltr',
  country: 'KE',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
