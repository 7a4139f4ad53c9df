import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { format } from './format.ts';
import { genre } from './genre.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [format, 'book.format'],
  [genre, 'book.genre'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of book', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
