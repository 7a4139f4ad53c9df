import { decimalOption, defineGenerator, distributionOption, type Generator, integerOption } from '@populace/core';
import { checkDecimals, type DecimalRange, decimalsOf } from '../number/decimal-range.ts';

/** Amounts of money. */
export const amount: Generator = defineGenerator({
  id: 'finance.amount',
  summary: 'An amount of money: small ones are common, large ones rare, unless a distribution says otherwise.',
  aliases: ['amount', 'money', 'Money'],
  synonyms: {
    en: 'total, sum, subtotal, grand total, balance, revenue, turnover, payment amount, invoice amount',
    de: 'Betrag, Summe, Gesamtbetrag, Umsatz, Kontostand',
    es: 'importe, monto, saldo, ingresos',
    fr: 'montant, somme, solde, chiffre d’affaires',
    ja: '金額, 合計, 残高, kingaku, gokei',
  },
  options: {
    min: decimalOption({ default: { digits: 1n, scale: 0 }, summary: 'The least amount.' }),
    max: decimalOption({ default: { digits: 10_000n, scale: 0 }, summary: 'The greatest amount.' }),
    scale: integerOption({ default: 2, min: 0, max: 18, summary: 'Digits after the point.' }),
    distribution: distributionOption({ summary: 'How amounts spread over the range; lognormal if absent.' }),
  },
  check: (range, at) => checkDecimals(spread(range), at),
  recipe: (range) => decimalsOf(spread(range)),
});

/** A single amount has nothing to spread over. */
function spread(range: DecimalRange): DecimalRange {
  const { min, max, distribution } = range;
  const isSingle = min.digits * 10n ** BigInt(max.scale) === max.digits * 10n ** BigInt(min.scale);
  return isSingle ? range : { ...range, distribution: distribution ?? 'lognormal' };
}
