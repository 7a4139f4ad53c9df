import postalCodes from 'postal-codes-js';
import { postcodeValidator } from 'postcode-validator';
import { type Judge, ofText } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';

/** The form of postcodes, judged by two packages; none where the country has no postcodes. */
export function postcodeJudges({ country, postcode }: JudgedLocale): readonly Judge[] {
  if (postcode === '') return [];
  return [
    { check: 'postcode (postcode-validator)', judge: ofText('postcode', (text) => postcodeValidator(text, country)) },
    {
      check: 'postcode (postal-codes-js)',
      judge: ofText('postcode', (text) => postalCodes.validate(country, text) === true),
    },
  ];
}
