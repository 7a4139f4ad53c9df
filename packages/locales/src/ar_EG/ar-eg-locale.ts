import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Arabic (Egypt). */
export const arEgLocale: Locale = defineLocale({
  id: 'ar_EG',
  name: 'Arabic (Egypt)',
  nativeName: 'العربية (مصر)',
  language: 'ar',
  script: 'Arab',
  direction: 'rtl',
  country: 'EG',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
