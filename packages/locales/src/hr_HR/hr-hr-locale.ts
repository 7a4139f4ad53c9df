import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Croatian (Croatia). */
export const hrHrLocale: Locale = defineLocale({
  id: 'hr_HR',
  name: 'Croatian (Croatia)',
  nativeName: 'hrvatski (Hrvatska)',
  language: 'hr',
  script: 'Latn',
  direction: 'ltr',
  country: 'HR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
