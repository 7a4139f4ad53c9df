import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const delivered: Generator = defineGenerator({
  id: 'date.delivered',
  summary: "When the row's order arrived: up to ten days after it was sent.",
  synonyms: {
    en: 'arrival of the order, time of delivery',
    de: 'zugestellt am, Zustelldatum',
    es: 'fecha de entrega',
    fr: 'livré le',
    ja: '配達日',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'delivered'),
});
