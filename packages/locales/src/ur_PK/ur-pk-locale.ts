import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Urdu (Pakistan). */
export const urPkLocale: Locale = defineLocale({
  id: 'ur_PK',
  name: 'Urdu (Pakistan)',
  nativeName: 'اردو (پاکستان)',
  language: 'ur',
  script: 'Arab',
  direction: 'rtl',
  country: 'PK',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
