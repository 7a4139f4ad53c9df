import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { nanoid } from './nanoid.ts';

testGenerator(nanoid, { matches: /^[\w-]{21}$/ });
testGenerator(nanoid, { options: [{ length: 4, alphabet: 'abc+' }], matches: /^[abc+]{4}$/ });

it.each([
  ['abca', 'alphabet has "a" twice'],
  ['abcé', 'alphabet has "é"'],
])('refuses the alphabet %s', async (alphabet, message) => {
  await expect(valuesMadeBy(nanoid, { alphabet })).rejects.toThrow(message);
});
