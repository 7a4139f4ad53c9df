import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { abbreviation } from './abbreviation.ts';
import { adjective } from './adjective.ts';
import { ingverb } from './ingverb.ts';
import { noun } from './noun.ts';
import { verb } from './verb.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [abbreviation, 'hacker.abbreviation'],
  [adjective, 'hacker.adjective'],
  [ingverb, 'hacker.ingverb'],
  [noun, 'hacker.noun'],
  [verb, 'hacker.verb'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of hacker', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
