import { createRowSet, fillBelow, setRange, streamKey, words32 } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { equalitySchema } from './equality-schema-for-tests.ts';
import { everyGenerator } from './every-generator-for-tests.ts';
import type { PartExplanation } from './index.ts';
import { type CellExplanation, type DrawExplanation, listGenerators, type OpenedSchema, openSchema } from './index.ts';
import { peopleSchema } from './people-schema-for-tests.ts';
import { tableOf } from './table-of-for-tests.ts';

const MIX = 'de_DE:3,ja_JP:1,en_US:1,ar_EG:1';

/** The parts of a part, itself first. */
function partsOf(part: PartExplanation | undefined): readonly PartExplanation[] {
  return part === undefined ? [] : [part, ...part.parts.flatMap(partsOf)];
}

function drawsOf({ made }: CellExplanation): readonly DrawExplanation[] {
  return partsOf(made).flatMap(({ draws }) => draws);
}

/** Rows at both ends of a table, given ones and some in between. */
function someRows(rowCount: number): readonly number[] {
  const rows = [0, 1, 2, 3, 612, 1_000_010, 2 ** 32 + 5, Math.floor(rowCount / 2), rowCount - 1];
  return [...new Set(rows.filter((row) => row >= 0 && row < rowCount))];
}

/** Compares every cell of some rows with its explanation; returns how many were compared. */
function compareCells(schema: OpenedSchema): number {
  let count = 0;
  for (const table of schema.tables) {
    const columns = table.columns.map(({ name }) => name);
    for (const row of someRows(table.rowCount)) {
      const cells = table.rowAt(row, { columns });
      for (const column of columns) {
        const cell = table.explain(column, row);
        expect([table.name, column, row, cell.value]).toEqual([table.name, column, row, cells[column]]);
        compareRelated(schema, cell);
        count++;
      }
    }
  }
  return count;
}

/** The cells that a cell was taken from are what their tables have, however far they are. */
function compareRelated(schema: OpenedSchema, cell: CellExplanation): void {
  for (const related of partsOf(cell.made).flatMap(({ cells }) => cells)) {
    const row = schema.table(related.table).rowAt(related.row, { columns: [related.column] });
    expect([cell, related.value]).toEqual([cell, row[related.column]]);
    compareRelated(schema, related);
  }
}

describe('the explanation of a cell has the value that is generated', () => {
  it.each([
    ['every generator', everyGenerator, undefined],
    ['every generator in a mix of locales', everyGenerator, MIX],
    ['every modifier and distribution', equalitySchema, undefined],
    ['every modifier and distribution in a mix of locales', equalitySchema, MIX],
    ['every field of people, places and companies in mixes, with given cells', peopleSchema, undefined],
    ['the same in one locale', peopleSchema, 'de_DE'],
  ])('for %s', async (_name, text, locale) => {
    const schema = await openSchema(text, { locale });

    expect(compareCells(schema)).toBeGreaterThan(200);
  });

  it('for each generator of the registry, and says more than that it is there', async () => {
    const wanting = new Set(['choice', 'constant', 'string.pattern', 'string.template']);
    const ids = listGenerators()
      .map(({ id }) => id)
      .filter((id) => !wanting.has(id));
    const columns = Object.fromEntries(ids.map((id) => [id, id]));

    for (const locale of ['en_US', MIX]) {
      const table = await tableOf(columns, 50, { options: { locale } }).catch(() => undefined);
      if (table === undefined) continue;
      for (const id of ids) {
        for (const row of [0, 7, 49]) {
          const cell = table.explain(id, row);
          expect([id, row, cell.value]).toEqual([id, row, table.rowAt(row)[id]]);
          expect(cell.made?.how).toMatch(/\w+ \w+/);
        }
      }
    }
  });
});
