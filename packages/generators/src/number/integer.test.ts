import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { integer } from './integer.ts';

testGenerator(integer, {
  options: [
    {},
    { min: -3, max: 3 },
    { min: '-9223372036854775808', max: '9223372036854775807' },
    { distribution: 'normal' },
  ],
  matches: /^(0|-?[1-9]\d*)$/,
});

it('is as likely at both ends of its range as within', async () => {
  const values = await valuesMadeBy(integer, { min: -1, max: 2 }, { rows: 10_000 });

  // A quarter each; six standard deviations.
  for (const number of ['-1', '0', '1', '2']) {
    expect(Math.abs(values.filter((value) => value === number).length - 2500)).toBeLessThan(260);
  }
});

it.each([
  [{ min: 5, max: 4 }, 'min (5) is greater than max (4); swap them or drop one'],
  [{ max: '9007199254740993', distribution: 'normal' }, 'within 2^53 of 0'],
])('refuses a range that will not do: %o', async (options, message) => {
  await expect(valuesMadeBy(integer, options)).rejects.toThrow(message);
});
