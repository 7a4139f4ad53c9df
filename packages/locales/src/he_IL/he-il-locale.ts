import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Hebrew (Israel). */
export const heIlLocale: Locale = defineLocale({
  id: 'he_IL',
  name: 'Hebrew (Israel)',
  nativeName: 'עברית (ישראל)',
  language: 'he',
  script: 'Hebr',
  direction: 'rtl',
  country: 'IL',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
