import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const ordered: Generator = defineGenerator({
  id: 'date.ordered',
  summary: "When the row's order was placed: not before its account was opened.",
  synonyms: {
    en: 'order time, purchase time',
    de: 'Bestellzeit',
    es: 'momento del pedido',
    fr: 'moment de la commande',
    ja: '注文日時',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'ordered'),
});
