import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { continent } from './continent.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [[continent, 'location.continent']] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of location', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
