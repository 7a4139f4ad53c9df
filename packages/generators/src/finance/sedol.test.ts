import { testGenerator } from '@populace/testkit';
import { expect, it } from 'vitest';
import { testIdentifier } from '../shared/identifier/test-identifier-for-tests.ts';
import { sedol } from './sedol.ts';

testGenerator(sedol, { options: [{}, { mode: 'valid' }, { mode: 'invalid' }], matches: /^[\dB-DF-HJ-NP-TV-Z]{6}\d$/ });

/** The formula as the exchange writes it: it has no judge of others. */
function isRight(text: string): boolean {
  const values = [...text].map((sign) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(sign));
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  return text.length === 7 && (a + 3 * b + c + 7 * d + 3 * e + 9 * f + g) % 10 === 0;
}

it.each(['7108899', 'B0YBKJ7', '4065663', 'B0YBLH2', '2282765', 'B0YBKL9', '5579107'])(
  'is judged as the published %s is',
  (known) => {
    expect(isRight(known)).toBe(true);
  },
);

const ANY = '[0123456789BCDFGHJKLMNPQRSTVWXYZ]';

testIdentifier(sedol, { judge: isRight, reserved: /^9.{5}\d$/, occurs: `[BCDFGHJKLMNPQRSTVWXYZ]${ANY.repeat(5)}#` });
