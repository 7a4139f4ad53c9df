import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Korean (South Korea). */
export const koKrLocale: Locale = defineLocale({
  id: 'ko_KR',
  name: 'Korean (South Korea)',
  nativeName: '한국어(대한민국)',
  language: 'ko',
  script: 'Kore',
  direction: 'ltr',
  country: 'KR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
