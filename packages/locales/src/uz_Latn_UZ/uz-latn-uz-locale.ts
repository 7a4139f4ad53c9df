import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Uzbek (Uzbekistan, Latin). */
export const uzLatnUzLocale: Locale = defineLocale({
  id: 'uz_Latn_UZ',
  name: 'Uzbek (Uzbekistan, Latin)',
  nativeName: 'oʻzbek (Oʻzbekiston, lotin)',
  language: 'uz',
  script: 'Latn',
  direction: 'ltr',
  country: 'UZ',
  isDefault: true,
  aliases: ['uz_UZ_latin', 'uz_UZ'],
  open: async () => openPack((await import('./built/pack.ts')).built),
});
