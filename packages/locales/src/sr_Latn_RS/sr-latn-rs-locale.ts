import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Serbian (Serbia, Latin). */
export const srLatnRsLocale: Locale = defineLocale({
  id: 'sr_Latn_RS',
  name: 'Serbian (Serbia, Latin)',
  nativeName: 'srpski (Srbija, latinica)',
  language: 'sr',
  script: 'Latn',
  direction: 'ltr',
  country: 'RS',
  aliases: ['sr_RS_latin', 'sr_Latn'],
  open: async () => openPack((await import('./built/pack.ts')).built),
});
