import { defineLocale, type Locale, openPack } from '@populace/recipes';
import { withFileTypes } from './file-types.ts';

/** The lists that belong to no language: words and names that every locale falls back on. */
export const baseLocale: Locale = defineLocale({
  id: 'base',
  name: 'Base',
  nativeName: 'Base',
  language: 'und',
  script: 'Latn',
  direction: 'ltr',
  country: undefined,
  open: async () => withFileTypes(openPack((await import('./built/pack.ts')).built)),
});
