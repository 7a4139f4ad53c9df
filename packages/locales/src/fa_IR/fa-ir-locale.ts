import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Persian (Iran). */
export const faIrLocale: Locale = defineLocale({
  id: 'fa_IR',
  name: 'Persian (Iran)',
  nativeName: 'فارسی (ایران)',
  language: 'fa',
  script: 'Arab',
  direction: 'rtl',
  country: 'IR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
