import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { paragraph } from './paragraph.ts';

testGenerator(paragraph, { matches: /^([A-Z][a-z]+( [a-z]+){3,11}!( |$)){3,6}$/ });
testGenerator(paragraph, { options: [{ min: 1, max: 1 }], matches: /^[^!]+!$/ });

it('has between its sentences what the locale has', async () => {
  const facts = { 'text.sentenceEnd': '؟', 'text.sentenceSpace': '' };

  const values = await valuesMadeBy(paragraph, { min: 2, max: 2 }, { facts });

  expect(values.filter((value) => !/^[A-Z][a-z ]+؟[A-Z][a-z ]+؟$/.test(value))).toEqual([]);
});
