import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Portuguese (Brazil). */
export const ptBrLocale: Locale = defineLocale({
  id: 'pt_BR',
  name: 'Portuguese (Brazil)',
  nativeName: 'português (Brasil)',
  language: 'pt',
  script: 'Latn',
  direction: 'ltr',
  country: 'BR',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
