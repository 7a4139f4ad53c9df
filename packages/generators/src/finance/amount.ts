import { integerOption } from '@populace/core';
import { decimalOption, defineGenerator, distributionOption, type Generator } from '@populace/recipes';
import { checkDecimals, type DecimalRange, decimalsOf } from '../shared/numbers/decimal-range.ts';
import { EURO, moneyOf } from '../shared/numbers/own-money.ts';

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
    scale: integerOption({
      min: 0,
      max: 18,
      summary: "Digits after the point; as the currency of the row's locale has if absent: 2 for cents, 0 for yen.",
    }),
    distribution: distributionOption({ summary: 'How amounts spread over the range; lognormal if absent.' }),
  },
  check: (range, at) => checkDecimals(spread({ ...range, scale: range.scale ?? EURO.digits }), at),
  recipe({ scale, ...range }, { locale }) {
    // Bounds with decimals are met, whatever the currency.
    const own = Math.max(moneyOf(locale).digits, range.min.scale, range.max.scale);
    return decimalsOf(spread({ ...range, scale: scale ?? own }));
  },
});

/** A single amount has nothing to spread over. */
function spread(range: DecimalRange): DecimalRange {
  const { min, max, distribution } = range;
  const isSingle = min.digits * 10n ** BigInt(max.scale) === max.digits * 10n ** BigInt(min.scale);
  return isSingle ? range : { ...range, distribution: distribution ?? 'lognormal' };
}
