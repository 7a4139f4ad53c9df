import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const returned: Generator = defineGenerator({
  id: 'date.returned',
  summary: "When the row's order was sent back: up to thirty days after it arrived.",
  synonyms: {
    en: 'return date, sent back at',
    de: 'Rücksendedatum',
    es: 'fecha de devolución',
    fr: 'date de retour',
    ja: '返品日',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'returned'),
});
