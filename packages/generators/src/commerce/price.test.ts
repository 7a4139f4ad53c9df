import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { price } from './price.ts';

testGenerator(price, { options: [{}, { min: 5, max: 20 }, { max: 250_000 }], matches: /^\d+\.\d\d$/ });

it.each([
  ['below 10', { max: 10 }, /^\d\.[49]9$/],
  ['below 100', { min: 10, max: 99.99 }, /^\d\d\.(95|99)$/],
  ['below 1000', { min: 100, max: 999 }, /^\d\d(0\.00|9\.00|9\.95)$/],
  ['above', { min: 1000, max: 9999 }, /^\d\d(00|50|99)\.00$/],
])('ends as in shops: %s', async (_, range, form) => {
  const values = await valuesMadeBy(price, range);

  expect(values.filter((value) => !form.test(value))).toEqual([]);
});

it.each([
  ['0', '150', /^[1-9]\d*$/],
  ['2', '50', /^\d+\.\d\d$/],
  ['3', '1', /^\d+\.\d\d0$/],
])('has as many digits after the point as the currency: %s', async (currencyDigits, priceFactor, form) => {
  const values = await valuesMadeBy(price, {}, { facts: { currencyDigits, priceFactor } });

  expect(values.filter((value) => !form.test(value))).toEqual([]);
});

it('is low more often than high', async () => {
  const values = (await valuesMadeBy(price, {}, { rows: 2000 })).map(Number);

  expect(values.filter((value) => value < 100).length).toBeGreaterThan(1000);
  expect(Math.max(...values)).toBeGreaterThan(500);
});

it('refuses a range in which shops have no price', async () => {
  await expect(valuesMadeBy(price, { min: 0.5, max: 0.9 })).rejects.toThrow('there is no price between');
});
