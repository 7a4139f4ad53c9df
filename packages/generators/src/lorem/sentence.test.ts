import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { sentence } from './sentence.ts';

testGenerator(sentence, { options: [{}, { min: 4, max: 4 }], matches: /^[A-Z][a-z]+( [a-z]+){2,9}!$/ });
testGenerator(sentence, { options: [{ min: 1, max: 1 }], matches: /^(Ka|Leno|Misu|Tor|Vela)!$/ });

it('has the marks of a language without spaces', async () => {
  const facts = { 'text.wordSpace': '', 'text.sentenceEnd': '。' };

  const values = await valuesMadeBy(sentence, { min: 2, max: 2 }, { facts });

  expect(values.filter((value) => !/^[A-Z][a-z]{3,7}。$/.test(value))).toEqual([]);
});

it('refuses more words at least than at most', async () => {
  await expect(valuesMadeBy(sentence, { min: 5, max: 4 })).rejects.toThrow('min (5) is greater than max (4)');
});
