import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { pattern } from './pattern.ts';

testGenerator(pattern, {
  options: [
    { pattern: '[A-Z]{2}-\\d{4}' },
    { pattern: '(?:[A-Z]{2}-){1}\\d{4}' },
    { pattern: '(AB|CD|X[YZ])-(\\d{4})' },
    { pattern: '^Q[A-C]-00\\d{2}$' },
  ],
  matches: /^[A-Z]{2}-\d{4}$/,
});
testGenerator(pattern, { options: [{ pattern: 'x*' }, { pattern: '' }], matches: /^x*$/ });

it('takes any character from the alphabet that it is given', async () => {
  const values = await valuesMadeBy(pattern, { pattern: '.[^é]', alphabet: 'éß🙂' });

  expect(new Set(values)).toEqual(new Set(['éß', 'é🙂', 'ßß', 'ß🙂', '🙂ß', '🙂🙂']));
});

it.each(['(?=a)b', '(a)\\1', '\\bword', '[a-', 'a{2,1}'])('refuses %s', async (text) => {
  await expect(valuesMadeBy(pattern, { pattern: text })).rejects.toThrow(/pattern/);
});
