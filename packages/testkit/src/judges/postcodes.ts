import postalCodes from 'postal-codes-js';
import { postcodeValidator } from 'postcode-validator';
import { type Judge, ofText } from './judge.ts';
import type { JudgedLocale } from './judged-locale.ts';

/** A package that says whether a text has the form of a postcode of the country. */
interface PostcodeJudge {
  readonly name: string;
  readonly accepts: (text: string, country: string) => boolean;
  /** Countries that it is not asked about, and why. */
  readonly waived: { readonly [country: string]: string };
}

const judges: readonly PostcodeJudge[] = [
  { name: 'postcode-validator', accepts: postcodeValidator, waived: {} },
  {
    name: 'postal-codes-js',
    accepts: (text, country) => postalCodes.validate(country, text) === true,
    waived: {
      AR: 'knows only the four digits of the time before 1998; the other one knows only the codes since',
      AZ: 'takes the letters AZ for a part of the code; the other one does not',
    },
  },
];

const judgesIn = (country: string): readonly PostcodeJudge[] => judges.filter(({ waived }) => !(country in waived));

/** Whether all judges of the country take a text for one of its postcodes. */
export function isPostcode(text: string, country: string): boolean {
  return judgesIn(country).every(({ accepts }) => accepts(text, country));
}

/** The form of postcodes, judged by two packages; none where the country has no postcodes. */
export function postcodeJudges({ country, postcode }: JudgedLocale): readonly Judge[] {
  if (postcode === '') return [];
  return judgesIn(country).map(({ name, accepts }) => ({
    check: `postcode (${name})`,
    judge: ofText('postcode', (text) => accepts(text, country)),
  }));
}
