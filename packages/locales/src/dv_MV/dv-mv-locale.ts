import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Dhivehi (Maldives). */
export const dvMvLocale: Locale = defineLocale({
  id: 'dv_MV',
  name: 'Dhivehi (Maldives)',
  nativeName: 'ދިވެހި (ދިވެހިރާއްޖެ)',
  language: 'dv',
  script: 'Thaa',
  direction: 'rtl',
  country: 'MV',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
