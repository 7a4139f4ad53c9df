import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { binary } from './binary.ts';
import { hex } from './hex.ts';
import { octal } from './octal.ts';
import { romanNumeral } from './roman-numeral.ts';

const options = [{}, { min: 1000, max: 1010 }];

testGenerator(hex, { options, matches: /^[0-9a-f]{1,3}$/ });
testGenerator(octal, { options, matches: /^[0-7]{1,4}$/ });
testGenerator(binary, { options, matches: /^[01]{1,10}$/ });
testGenerator(romanNumeral, {
  options: [{}, { min: 1990, max: 2030 }],
  matches: /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/,
});

it('writes numbers as the Romans are said to have done', async () => {
  const values = await valuesMadeBy(romanNumeral, { min: 1994, max: 1997 });

  expect(new Set(values)).toEqual(new Set(['MCMXCIV', 'MCMXCV', 'MCMXCVI', 'MCMXCVII']));
});

it.each([
  [hex, ['ff', '100']],
  [octal, ['377', '400']],
  [binary, ['11111111', '100000000']],
] as const)('writes 255 and 256 in its base', async (generator, both) => {
  expect(new Set(await valuesMadeBy(generator, { min: 255, max: 256 }))).toEqual(new Set(both));
});
