import { testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { cusip } from './cusip.ts';

testGenerator(cusip, { options: [{}, { mode: 'valid' }, { mode: 'invalid' }], matches: /^\d{3}[\dA-Z]{5}\d$/ });

/** Read from the right, as Luhn's formula is: it has no judge of others. */
function isRight(text: string): boolean {
  const values = [...text].reverse().map((sign) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(sign));
  const sum = values
    .map((value, at) =>
      (at % 2 === 1 ? [...`${value * 2}`] : [...`${value}`]).reduce((all, digit) => all + Number(digit), 0),
    )
    .reduce((all, value) => all + value);
  return text.length === 9 && sum % 10 === 0;
}

it.each(['037833100', '17275R102', '38259P508', '594918104', '68389X105'])(
  'is judged as the published %s is',
  (known) => {
    expect(isRight(known)).toBe(true);
  },
);

const ANY = '[0123456789ABCDEFGHJKLMNPQRSTUVWXYZ]';

testIdentifier(cusip, {
  judge: isRight,
  reserved: /^\d{3}99\d[\dA-Z]{2}\d$/,
  occurs: `###${ANY}${ANY}[012345678]${ANY}${ANY}#`,
});
