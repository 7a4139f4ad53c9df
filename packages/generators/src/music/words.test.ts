import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { genre } from './genre.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [[genre, 'music.genre']] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of music', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
