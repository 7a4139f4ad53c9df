import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Part of what happens to a row in turn. */
export const paid: Generator = defineGenerator({
  id: 'date.paid',
  summary: "When the row's order was paid: up to three days after it was placed.",
  synonyms: {
    en: 'payment date, payment time',
    de: 'Zahlungsdatum, bezahlt am',
    es: 'fecha de pago',
    fr: 'date de paiement',
    ja: '支払日',
  },
  subject: 'timeline',
  options: {},
  recipe: () => view('timeline', 'paid'),
});
