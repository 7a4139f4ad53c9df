import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { amount } from './amount.ts';

testGenerator(amount, {
  options: [{}, { distribution: 'uniform' }, { min: '-0.50', max: 2 }],
  matches: /^-?\d+\.\d\d$/,
});
testGenerator(amount, {
  options: [{ scale: 0 }, { scale: 0, min: 7, max: 7, distribution: 'uniform' }],
  matches: /^[1-9]\d*$/,
});

it.each([
  ['lognormal', 250, 470],
  ['uniform', 1700, 2300],
  ['normal', 1700, 2300],
])('has %s amounts above the middle as often as that', async (distribution, least, most) => {
  const values = (await valuesMadeBy(amount, { max: 1001, distribution }, { rows: 4000 })).map(Number);

  const high = values.filter((value) => value > 501).length;
  expect(high).toBeGreaterThanOrEqual(least);
  expect(high).toBeLessThanOrEqual(most);
  expect(values.every((value) => value >= 1 && value <= 1001)).toBe(true);
});

it('is small more often than large', async () => {
  const values = (await valuesMadeBy(amount, {}, { rows: 4000 })).map(Number);

  // Mean and standard deviation are a quarter of the range: Φ(0.416) of Φ(2.081); six standard deviations.
  expect(Math.abs(values.filter((value) => value < 2500).length - 2695)).toBeLessThan(180);
});

it('may be one amount alone', async () => {
  const range = { min: 7, max: 7 };

  expect(new Set(await valuesMadeBy(amount, range))).toEqual(new Set(['7.00']));
});

it.each([
  ['0', {}, /^\d+$/],
  ['2', {}, /^\d+\.\d\d$/],
  ['3', {}, /^\d+\.\d{3}$/],
  ['0', { scale: 2 }, /^\d+\.\d\d$/],
  ['0', { min: '0.5' }, /^\d+\.\d$/],
])(
  'has the decimals of a currency with %s of them, unless %j says otherwise',
  async (currencyDigits, options, form) => {
    for (const value of await valuesMadeBy(amount, options, { facts: { currencyDigits } })) expect(value).toMatch(form);
  },
);
