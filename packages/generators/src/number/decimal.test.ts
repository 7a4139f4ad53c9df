import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { decimal } from './decimal.ts';

testGenerator(decimal, {
  options: [{}, { min: '-1.50', max: '1.50' }, { distribution: 'exponential' }],
  matches: /^-?\d{1,3}\.\d\d$/,
});
testGenerator(decimal, {
  options: [
    { max: '0.999999999999999999', scale: 18 },
    { max: 1, scale: 3 },
  ],
  matches: /^[01]\.(\d{18}|\d{3})$/,
});

it('keeps zeros at the end', async () => {
  const values = await valuesMadeBy(decimal, { min: '0.9', max: '1.1', scale: 1 });

  expect(new Set(values)).toEqual(new Set(['0.9', '1.0', '1.1']));
});

it.each([
  [{ min: '0.001' }, 'more digits after the point than scale (2)'],
  [{ min: 2, max: '1.5' }, 'min (2) is greater than max (1.5)'],
  [{ max: '9999999999', scale: 29 }, 'more than 38 digits with scale 29'],
])('refuses bounds that do not fit: %o', async (options, message) => {
  await expect(valuesMadeBy(decimal, options)).rejects.toThrow(message);
});
