import fc from 'fast-check';
// @ts-expect-error: the package brings no types.
import validator from 'validator';
import { describe, expect, it } from 'vitest';
import { mod11And2, mod11And10, mod97And10, remainderOf } from './iso7064.ts';
import { luhnDigit } from './luhn.ts';
import { verhoeffDigit } from './verhoeff.ts';
import { weighted } from './weighted.ts';

/** Each rule, numbers of which the right check is published, and whether it finds all neighbours that were swapped. */
const rules: readonly {
  readonly name: string;
  readonly check: (digits: string) => string;
  readonly published: readonly string[];
  readonly findsSwaps: boolean;
}[] = [
  { name: 'Luhn', check: luhnDigit, published: ['79927398713', '4111111111111111'], findsSwaps: false },
  { name: 'Verhoeff', check: verhoeffDigit, published: ['2363', '123451'], findsSwaps: true },
  { name: 'mod 11-2', check: mod11And2, published: ['0000000218250097', '000000012146438X'], findsSwaps: true },
  { name: 'mod 11,10', check: mod11And10, published: ['07945', '33392005961'], findsSwaps: false },
  { name: 'mod 97-10', check: mod97And10, published: ['79444'], findsSwaps: true },
  {
    name: 'weights of EAN',
    check: (digits) => weighted(10, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3])(digits) ?? '',
    published: ['4006381333931', '9780306406157'],
    findsSwaps: false,
  },
];

const digits = fc.stringMatching(/^\d{12}$/);

describe.each(rules)('the check digit by $name', ({ check, published, findsSwaps }) => {
  it('is that of published numbers', () => {
    const width = check('0'.repeat(12)).length;
    for (const number of published) expect(check(number.slice(0, -width))).toBe(number.slice(-width));
  });

  it('finds every wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (text, place, by) => {
        const wrong = text.slice(0, place) + ((Number(text[place]) + by) % 10) + text.slice(place + 1);
        return check(wrong) !== check(text);
      }),
    );
  });

  it.runIf(findsSwaps)('finds neighbours that were swapped', () => {
    fc.assert(
      fc.property(digits, fc.nat(10), (text, place) => {
        const swapped = text.slice(0, place) + text[place + 1] + text[place] + text.slice(place + 2);
        return swapped === text || check(swapped) !== check(text);
      }),
    );
  });
});

it('makes numbers that pass the Luhn test of others', () => {
  fc.assert(fc.property(digits, (text) => validator.isLuhnNumber(text + luhnDigit(text))));
});

it('leaves the remainder of the whole number', () => {
  fc.assert(
    fc.property(
      digits,
      fc.integer({ min: 2, max: 999 }),
      (text, by) => remainderOf(text, by) === Number(BigInt(text) % BigInt(by)),
    ),
  );
});

it('has no digit for a ten, unless there is a sign for it', () => {
  const weights = [2, 3];

  expect(weighted(11, weights)('05')).toBe('7');
  expect(weighted(11, weights)('20')).toBe('7');
  expect(weighted(11, weights)('04')).toBeUndefined();
  expect(weighted(11, weights, 'X')('04')).toBe('X');
});
