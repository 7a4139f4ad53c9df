import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { adjective } from './adjective.ts';
import { adverb } from './adverb.ts';
import { conjunction } from './conjunction.ts';
import { interjection } from './interjection.ts';
import { noun } from './noun.ts';
import { preposition } from './preposition.ts';
import { verb } from './verb.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [adjective, 'word.adjective'],
  [adverb, 'word.adverb'],
  [conjunction, 'word.conjunction'],
  [interjection, 'word.interjection'],
  [noun, 'word.noun'],
  [preposition, 'word.preposition'],
  [verb, 'word.verb'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of word', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
