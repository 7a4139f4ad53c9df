import valid from 'card-validator';
import { isValidIBAN } from 'ibantools';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { type Judge, ofText } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';

/** Money and words: account and card numbers, currencies, prices, names of companies and goods. */
export function goodsJudges({ currency, ibanCountry, language }: JudgedLocale): readonly Judge[] {
  const inLanguage = hasLettersOf(language);
  const isWritten = (text: string): boolean =>
    text !== '' && text.trim() === text && !/\s{2}|[{}]|undefined|null/.test(text) && inLanguage(text);
  return [
    { check: 'iban (ibantools)', judge: ofText('iban', (text) => isValidIBAN(text) && text.startsWith(ibanCountry)) },
    { check: 'iban (validator)', judge: ofText('iban', (text) => validator.isIBAN(text)) },
    { check: 'card number (card-validator)', judge: ofText('card', (text) => valid.number(text).isValid) },
    {
      check: "currency: the country's, known to CLDR",
      judge: ofText('currency', (text) => text === currency && isKnown(text)),
    },
    { check: "price: above 0, with the currency's digits (CLDR)", judge: ofText('price', isPriceIn(currency)) },
    { check: 'company: written in full', judge: ofText('company', isWritten) },
    { check: 'product: written in full', judge: ofText('product', isWritten) },
  ];
}

function hasLettersOf(language: string): (text: string) => boolean {
  const scripts: { readonly [language: string]: RegExp } = {
    ar: /\p{Script=Arabic}/u,
    ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  };
  const letter = scripts[language] ?? /\p{Script=Latin}/u;
  return (text) => letter.test(text);
}

function isKnown(currency: string): boolean {
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(currency) !== undefined;
}

function isPriceIn(currency: string): (text: string) => boolean {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const form = digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`);
  return (text) => form.test(text) && Number(text) > 0;
}
