import { defineLocale, type Locale, openPack } from '@populace/recipes';

/** Norwegian Bokmål (Norway). */
export const nbNoLocale: Locale = defineLocale({
  id: 'nb_NO',
  name: 'Norwegian Bokmål (Norway)',
  nativeName: 'norsk bokmål (Norge)',
  language: 'nb',
  script: 'Latn',
  direction: 'ltr',
  country: 'NO',
  isDefault: true,
  open: async () => openPack((await import('./built/pack.ts')).built),
});
