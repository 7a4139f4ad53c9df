import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { collation } from './collation.ts';
import { column } from './column.ts';
import { engine } from './engine.ts';
import { type } from './type.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [collation, 'database.collation'],
  [column, 'database.column'],
  [engine, 'database.engine'],
  [type, 'database.type'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of database', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
