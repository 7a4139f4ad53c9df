import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of transactions. */
export const transactionType: Generator = defineGenerator({
  id: 'finance.transactionType',
  summary: 'What is done with money: deposit, payment.',
  aliases: ['transactionType'],
  synonyms: {
    en: 'kind of transaction',
    de: 'Buchungsart, Vorgangsart',
    fr: 'type de transaction',
    es: 'tipo de transacción',
  },
  options: {},
  recipe: (_options, { table }) => pick(table('finance.transactionType')),
});
