import valid from 'card-validator';
import { isValidIBAN } from 'ibantools';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { agreeing, type Judge, type JudgedRow, ofText, textOf, type Verdict } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';
import { likelyLetters } from './likely-script.ts';

/** The registry allows letters in the accounts of these, validator digits alone. */
const NARROWER = new Set(['AZ', 'BY', 'JO']);

/** Money and words: account and card numbers, currencies, prices, names of companies and goods. */
export function goodsJudges({ id, currency, ibanCountry }: JudgedLocale): readonly Judge[] {
  const letter = new RegExp(`[${likelyLetters(id)}]`, 'u');
  const isWritten = (text: string): boolean =>
    text !== '' && text.trim() === text && !/\s{2}|[{}]|undefined|null/.test(text) && letter.test(text);
  return [
    { check: 'iban (ibantools)', judge: ofText('iban', (text) => isValidIBAN(text) && text.startsWith(ibanCountry)) },
    // It does not know the accounts of all countries, such as Russia's, and those of some too narrowly.
    ...(validator.ibanLocales.includes(ibanCountry) && !NARROWER.has(ibanCountry)
      ? [{ check: 'iban (validator)', judge: ofText('iban', (text) => validator.isIBAN(text)) }]
      : []),
    { check: 'card number (card-validator)', judge: ofText('card', (text) => valid.number(text).isValid) },
    {
      check: "currency: the country's, known to CLDR",
      judge: ofText('currency', (text) => (currency === undefined || text === currency) && isKnown(text)),
    },
    { check: "price: above 0, with the currency's digits (CLDR)", judge: isPrice },
    { check: 'company: written in full', judge: ofText('company', isWritten) },
    { check: 'product: written in full', judge: ofText('product', isWritten) },
  ];
}

function isKnown(currency: string): boolean {
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(currency) !== undefined;
}

function isPrice(row: JudgedRow): Verdict {
  const digits = digitsOf(textOf(row, 'currency'));
  const form = digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`);
  const text = textOf(row, 'price');
  return agreeing(form.test(text) && Number(text) > 0, row, ['price', 'currency']);
}

const knownDigits = new Map<string, number>();

/** The decimals of a currency by CLDR; a formatter for each row would take longer than all other judges. */
function digitsOf(currency: string): number {
  const known = knownDigits.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  knownDigits.set(currency, digits);
  return digits;
}
