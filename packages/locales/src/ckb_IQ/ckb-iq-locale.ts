import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Central Kurdish (Iraq). */
export const ckbIqLocale: Locale = defineLocale({
  id: 'ckb_IQ',
  name: 'Central Kurdish (Iraq)',
  nativeName: 'کوردیی ناوەندی (عێراق)',
  language: 'ckb',
  script: 'Arab',
  direction: 'rtl',
  country: 'IQ',
  isDefault: true,
  aliases: ['ku_ckb', 'ku_IQ'],
  open: async () => openPack((await import('./built/pack.ts')).built),
});
