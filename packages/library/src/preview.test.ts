import { everyGenerator, tableOf } from '@populace/testkit/schemas';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { type OpenedTable, openSchema } from './index.ts';

const NULL = '∅';

async function far(): Promise<OpenedTable> {
  return (await openSchema(everyGenerator, { locale: 'en_US:3,de_DE:2,ja_JP:1' })).table('far');
}

/** The cells of a CSV file, column by column, by a reader that is not ours. */
function cellsOfCsv(text: string): (string | null)[][] {
  const rows: string[][] = parse(text, { from_line: 1 });
  const [header = [], ...lines] = rows;
  return header.map((_, place) => lines.map((line) => (line[place] === NULL ? null : (line[place] ?? ''))));
}

describe('a preview', () => {
  it('has the texts of a CSV file, for every generator and with nulls', async () => {
    const table = await far();
    const window = { from: 1_999_999_321, take: 300 };

    const preview = table.preview(window);

    expect(preview.columns.map(({ cells }) => cells)).toEqual(
      cellsOfCsv(table.text('csv', { ...window, options: { nullText: NULL } })),
    );
    expect(preview.columns.some(({ cells }) => cells.includes(null))).toBe(true);
  });

  it('says which rows and columns it has', async () => {
    const table = await tableOf({ id: 'sequence', secret: { generator: 'boolean', hidden: true } }, 250);

    const first = table.preview();
    const last = table.preview({ from: 249, take: 10, columns: ['secret', 'id'] });

    expect(first).toMatchObject({ table: 't', from: 0, rows: 200, rowCount: 250, locales: undefined });
    expect(first.columns.map(({ name }) => name)).toEqual(['id']);
    expect(last).toMatchObject({ from: 249, rows: 1, rowCount: 250 });
    expect(last.columns).toMatchObject([
      { name: 'secret', type: 'boolean', hidden: true },
      { name: 'id', type: 'int64', hidden: false, cells: ['250'] },
    ]);
  });

  it('is the same whatever was asked for before', async () => {
    const table = await far();
    const options = { from: 1_000_000_007, take: 700, columns: ['id', 'sentence', 'near_id'] };
    const first = table.preview(options);

    table.preview({ from: 3 });
    table.preview({ columns: ['id'] });

    expect(table.preview(options)).toEqual(first);
    expect(table.preview({ ...options, from: options.from + 650, take: 1 }).columns[1]?.cells[0]).toBe(
      first.columns[1]?.cells[650],
    );
  });

  it('can be sent to another thread', async () => {
    const preview = (await far()).preview({ take: 5 });

    expect(structuredClone(preview)).toEqual(preview);
  });

  it('is empty where there are no rows', async () => {
    const table = await tableOf({ id: 'sequence', name: 'person.fullName' }, 0);

    expect(table.preview()).toMatchObject({ rows: 0, locales: [], columns: [{ cells: [] }, { cells: [] }] });
  });

  it('refuses more rows than can be looked at, and columns that are not there', async () => {
    const table = await tableOf({ id: 'sequence' }, 100_000);

    expect(() => table.preview({ take: 10_001 })).toThrow(expect.objectContaining({ code: 'call/usage' }));
    expect(() => table.preview({ columns: ['ix'] })).toThrow(
      expect.objectContaining({ code: 'schema/unknown-column' }),
    );
  });
});
