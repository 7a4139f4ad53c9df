// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { expect, it } from 'vitest';
import { currencyDecimals } from './currencies.ts';

/** Gold, units of account of banks, bond markets, codes for tests and for none: ISO 4217 gives them no minor unit. */
const WITHOUT_AMOUNTS = 'XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX'.split(' ');

/** CLDR says what people have in hand, where small coins are no longer used; ISO 4217 what is kept in books. */
const ROUNDER_IN_CLDR = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER'.split(' ');

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const words = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));

it('has the codes that others have, but for those without a minor unit', () => {
  const theirs = words.filter((word) => validator.isISO4217(word));
  const ours = [...currencyDecimals().keys()];

  expect(theirs.filter((code) => !ours.includes(code))).toEqual(WITHOUT_AMOUNTS);
  // What was withdrawn, and what is younger than their list.
  expect(ours.filter((code) => !theirs.includes(code)).sort()).toEqual(['CUC', 'HRK', 'XCG', 'ZWG']);
});

it('has the decimals of ISO 4217', () => {
  const decimals = ['EUR', 'JPY', 'KWD', 'IQD', 'HUF', 'ISK', 'CLF', 'XOF', 'MGA'].map((code) =>
    currencyDecimals().get(code),
  );

  expect(decimals).toEqual([2, 0, 3, 3, 2, 0, 4, 0, 2]);
});

it('has the decimals that Intl has, but where coins went out of use', () => {
  const ofIntl = (currency: string): number | undefined =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const differing = [...currencyDecimals()].filter(([code, decimals]) => ofIntl(code) !== decimals);

  expect(differing.map(([code]) => code).filter((code) => !ROUNDER_IN_CLDR.includes(code))).toEqual([]);
});
