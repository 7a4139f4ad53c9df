import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const created: Generator = defineGenerator({
  id: 'date.created',
  summary: 'When the row was created, or its account was opened: before all else that happens to it.',
  synonyms: {
    en: 'creation time, registration time',
    de: 'Erstellungszeit, Anlagedatum',
    es: 'momento de creación',
    fr: 'moment de création',
    ja: '作成日時',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'created'),
});
