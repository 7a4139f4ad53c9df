import postalCodes from 'postal-codes-js';
import { postcodeValidator } from 'postcode-validator';
import { type Judge, ofText } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';

/** The form of postcodes, judged by two packages. */
export function postcodeJudges({ country }: JudgedLocale): readonly Judge[] {
  return [
    { check: 'postcode (postcode-validator)', judge: ofText('postcode', (text) => postcodeValidator(text, country)) },
    {
      check: 'postcode (postal-codes-js)',
      judge: ofText('postcode', (text) => postalCodes.validate(country, text) === true),
    },
  ];
}
