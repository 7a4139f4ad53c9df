import { columnsOfEveryFormat, tableOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { listFormats, type OpenedTable } from './index.ts';

function shop(rows = 2000): Promise<OpenedTable> {
  return tableOf(
    {
      id: 'sequence',
      secret: { generator: 'constant', value: 'made', hidden: true },
      price: { generator: 'number.decimal', min: 1, max: 9, nulls: '25%' },
      label: { generator: 'string.template', template: '{secret} {id}' },
    },
    rows,
  );
}

describe('the rows of a table', () => {
  it('can be walked with for and with for await, as often as wished', async () => {
    const rows = (await shop()).rows({ from: 10, take: 1100 });
    const waited: unknown[] = [];
    for await (const row of rows) waited.push(row);

    expect(waited).toHaveLength(1100);
    expect([...rows]).toEqual(waited);
    expect([...rows]).toEqual(waited);
    expect(waited[0]).toMatchObject({ id: 11, label: 'made 11' });
  });

  it('let other work run between them when waited for', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 0);

    for await (const _ of (await shop(300_000)).rows());
    clearInterval(timer);

    expect(others).toBeGreaterThan(2);
  });

  it('can be asked for one by one, however far, in any order', async () => {
    const table = await shop(2 ** 48);
    const far = 2 ** 48 - 1;

    expect(table.rowAt(far)).toEqual([...table.rows({ from: far })][0]);
    expect(table.rowAt(7)).toEqual([...table.rows({ from: 7, take: 1 })][0]);
    expect(table.rowAt(7, { columns: ['id'] })).toEqual({ id: 8 });
    expect(table.rowAt(1)).toEqual([...table.rows({ from: 1, take: 1 })][0]);
  });

  it('stay what they are when the next one is made', async () => {
    const table = await shop();
    const first = table.rowAt(0);
    const kept = { ...first };

    table.rowAt(1);

    expect(first).toEqual(kept);
  });

  it('have the columns that are not hidden, or those asked for in that order', async () => {
    const table = await shop();

    expect(Object.keys(table.rowAt(0))).toEqual(['id', 'price', 'label']);
    expect(Object.entries(table.rowAt(0, { columns: ['secret', 'id'] }))).toEqual([
      ['secret', 'made'],
      ['id', 1],
    ]);
    expect(table.columns.map(({ name, hidden }) => [name, hidden])).toContainEqual(['secret', true]);
  });

  it('end where the table ends', async () => {
    const table = await shop(5);

    expect([...table.rows({ from: 3, take: 100 })]).toHaveLength(2);
    expect([...table.rows({ from: 100 })]).toEqual([]);
    expect([...(await shop(0)).rows()]).toEqual([]);
  });

  it('have values of JavaScript: exact whole numbers, decimals as text, dates as text or Date', async () => {
    const table = await tableOf(
      {
        big: { generator: 'constant', value: 2n ** 60n + 1n },
        whole: { generator: 'constant', value: 7 },
        money: { generator: 'number.decimal', min: '12.50', max: '12.50' },
        flag: { generator: 'boolean', share: 1 },
        day: { generator: 'date.between', from: '2024-02-29', to: '2024-02-29' },
        at: {
          generator: 'date.between',
          from: '2024-02-29T23:59:59.5Z',
          to: '2024-02-29T23:59:59.5Z',
          precision: 'ms',
        },
        none: { generator: 'constant', value: null },
      },
      1,
    );

    expect(table.rowAt(0)).toEqual({
      big: 2n ** 60n + 1n,
      whole: 7,
      money: '12.50',
      flag: true,
      day: '2024-02-29',
      at: '2024-02-29T23:59:59.500',
      none: null,
    });
    expect(table.rowAt(0, { dates: 'Date', columns: ['day', 'at'] })).toEqual({
      day: new Date('2024-02-29T00:00:00Z'),
      at: new Date('2024-02-29T23:59:59.500Z'),
    });
  });
});

describe('the bytes of a table', () => {
  it.each(['csv', 'tsv', 'ndjson', 'json', 'sql'])('are those of its text: %s', async (format) => {
    const table = await shop();
    const whole = await new Blob([...table.bytes(format)]).text();
    const parts: Uint8Array[] = [];
    for await (const part of table.bytes(format)) parts.push(part);

    expect(whole).toBe(table.text(format));
    expect(Buffer.concat(parts).toString()).toBe(whole);
    expect([...table.chunks(format)].reduce((sum, { rows }) => sum + rows, 0)).toBe(2000);
  });

  it('have the values that the rows have', async () => {
    const table = await shop();
    const { label: _, ...first } = table.rowAt(0, { columns: ['id', 'label'] });

    const parsed: unknown = JSON.parse(table.text('json', { columns: ['id', 'label'] }));

    expect(parsed).toEqual([...table.rows({ columns: ['id', 'label'] })]);
    expect(first).toEqual({ id: 1 });
  });

  it('take the options of the format, by its id, an extension or a content type', async () => {
    const table = await shop(1);
    const columns = ['id', 'label'];

    expect(table.text('csv', { columns, options: { delimiter: ';', header: false } })).toBe('1;made 1\n');
    expect(table.text('jsonl', { columns })).toBe('{"id":1,"label":"made 1"}\n');
    expect(table.text('text/csv', { columns })).toBe('id,label\n1,made 1\n');
  });

  it('are those of the encoding that is asked for, and the text is the same in all', async () => {
    const table = await shop(3);
    const options = { encoding: 'utf-16le', bom: true };
    const bytes = [...table.bytes('csv', { options })].flatMap((chunk) => [...chunk]);

    expect(new TextDecoder('utf-16le').decode(Uint8Array.from(bytes))).toBe(table.text('csv'));
    expect(table.text('csv', { options })).toBe(`\ufeff${table.text('csv')}`);
  });

  it('stop when they are no longer wanted', async () => {
    const table = await shop(2 ** 48);
    const control = new AbortController();
    const parts: Uint8Array[] = [];

    const walk = async (): Promise<void> => {
      for await (const part of table.bytes('csv', { signal: control.signal })) {
        parts.push(part);
        if (parts.length === 3) control.abort();
      }
    };

    await expect(walk()).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(parts).toHaveLength(3);
  });
});

describe('the batches of a table', () => {
  it('have typed columns and as many rows as asked for', async () => {
    const table = await shop(100);
    const counts: number[] = [];
    const firsts: string[][] = [];

    for (const batch of table.batches({ batchRows: 32, from: 5 })) {
      counts.push(batch.rows.n);
      firsts.push(batch.columns.map(({ name, vector }) => `${name}:${vector.kind}`));
    }

    expect(counts).toEqual([27, 32, 32, 4]);
    expect(firsts[0]).toEqual(['id:wide', 'price:decimal', 'label:parts']);
  });
});

it('lists formats that every table can be written in', async () => {
  const table = await tableOf(columnsOfEveryFormat, 3);

  for (const { id, extensions, contentType } of listFormats().filter(({ isText }) => isText)) {
    const text = table.text(id);
    expect([...extensions, contentType].map((name) => table.text(name))).toEqual([...extensions, '.'].map(() => text));
  }
  expect(valuesOf(table, 'id')).toEqual([1, 2, 3]);
});
