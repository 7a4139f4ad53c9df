import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const updated: Generator = defineGenerator({
  id: 'date.updated',
  summary: 'When the row was last changed: not before it was created.',
  synonyms: {
    en: 'modification time, last change',
    de: 'Änderungszeit, letzte Änderung',
    es: 'última modificación',
    fr: 'dernière modification',
    ja: '最終更新日時',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'updated'),
});
