import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const shipped: Generator = defineGenerator({
  id: 'date.shipped',
  summary: "When the row's order was sent: up to five days after it was paid.",
  synonyms: {
    en: 'shipping date, dispatch date, dispatched at',
    de: 'Versanddatum, versandt am',
    es: 'fecha de envío',
    fr: "date d'expédition",
    ja: '発送日',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'shipped'),
});
