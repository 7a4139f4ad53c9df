import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Thai (Thailand). */
export const thThLocale: Locale = defineLocale({
  id: 'th_TH',
  name: 'Thai (Thailand)',
  nativeName: 'ไทย (ไทย)',
  language: 'th',
  script: 'Thai',
  direction: 'ltr',
  country: 'TH',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
