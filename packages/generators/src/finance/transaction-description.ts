import { concat, constant, defineGenerator, type Generator, integer, pick, type Recipe, view } from '@populace/recipes';
import { EURO, type Money, moneyOf } from '../shared/numbers/own-money.ts';

/** Amounts paid, in hundredths of a euro. */
const LEAST_PAID = 100;
const MOST_PAID = 99_999;

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
      paidIn(moneyOf(locale)),
      constant(` ${locale.fact('currency')}`),
    ),
});

/** Amounts with the decimals of the currency: 331.78 dollars, 53085 yen. */
function paidIn({ digits, factor }: Money): Recipe {
  if (digits === EURO.digits) return integer(BigInt(LEAST_PAID), BigInt(MOST_PAID), { scale: digits });
  const unit = factor * 10 ** (digits - EURO.digits);
  return integer(BigInt(Math.ceil(LEAST_PAID * unit)), BigInt(Math.floor(MOST_PAID * unit)), { scale: digits });
}
