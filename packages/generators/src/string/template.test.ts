import { constant, integer } from '@populace/recipes';
import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { template } from './template.ts';

testGenerator(template, {
  options: [{ template: '{name} <{n}>' }, { template: '{name} <{{}}{n}>' }, { template: '{name} <7>' }],
  columns: { name: constant('Ada'), n: integer(1n, 50n) },
  matches: /^Ada <(\{\})?\d+>$/,
});

it.each(['{', 'a}b', '{}', '{a{b}}'])('refuses a brace out of place: %s', async (text) => {
  await expect(valuesMadeBy(template, { template: text })).rejects.toThrow('has a brace out of place');
});
