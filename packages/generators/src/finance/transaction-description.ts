import { concat, constant, defineGenerator, type Generator, integer, pick, view } from '@populace/core';

/** Lines of bank statements. */
export const transactionDescription: Generator = defineGenerator({
  id: 'finance.transactionDescription',
  summary: 'A line as bank statements have it: what was done, with whom, and how much.',
  aliases: ['transactionDescription'],
  synonyms: {
    en: 'statement text, payment reference',
    de: 'Verwendungszweck, Buchungstext',
    fr: 'libellé',
    es: 'concepto',
  },
  subject: 'company',
  options: {},
  recipe: (_options, { locale, table }) =>
    concat(
      pick(table('finance.transactionType')),
      constant(' – '),
      view('company', 'name'),
      constant(' – '),
      integer(100n, 99_999n, { scale: 2 }),
      constant(` ${locale.fact('currency')}`),
    ),
});
