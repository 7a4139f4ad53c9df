import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

const text = `populace: 1
tables:
  t:
    rows: 20
    columns:
      id: sequence
      tags: { array: { generator: choice, values: [a, b, c] }, count: { between: [1, 3] }, distinct: true }
      sizes: { array: { generator: number.integer, min: 1, max: 9 }, count: { weighted: { 2: 1, 4: 1 } } }
      none: { array: color.human, count: 0 }
`;

interface Row {
  readonly id: number;
  readonly tags: readonly string[];
  readonly sizes: readonly number[];
}

/** The messages about rows that were changed so. */
async function messagesAfter(change: (row: Row) => Partial<Row>): Promise<readonly string[]> {
  const folder = await written({ format: 'ndjson' }, text);
  folder.change('t.ndjson', (lines) =>
    lines.map((line) => {
      const row = JSON.parse(line) as Row; // As the schema says.
      return JSON.stringify({ ...row, ...change(row) });
    }),
  );
  const { findings } = await folder.verify();
  return findings.map(({ code, count, shown }) => `${code} ${count}: ${shown[0]?.message}`);
}

describe('lists', () => {
  it('are told as they are asked for, and as they were found', async () => {
    const report = await (await written({ format: 'ndjson' }, text)).verify();

    expect(foundIn(report)).toEqual([]);
    const compared = report.tables[0]?.comparisons.filter(({ checker }) => checker === 'lists');
    expect(compared?.map(({ what, asked, found }) => `${what}: ${asked}, ${found}`)).toEqual([
      'items of tags: 1 to 3, 1 to 3',
      'distinct items of tags: all different, none twice',
      'items of sizes: one of 2, 4, 2 to 4',
      'items of none: 0, 0',
    ]);
    expect(report.skipped).toContainEqual({
      table: 't',
      what: 'items of sizes',
      why: 'how often lists have each number of items is not compared with its distribution',
    });
  });

  it('are found where they have fewer or more items, or a number between that is not asked for', async () => {
    expect(await messagesAfter(({ id }) => (id === 3 ? { tags: [] } : {}))).toEqual([
      'verify/value 1: "tags" has 0 items, but 1 to 3 is asked',
    ]);
    expect(await messagesAfter(({ id }) => (id > 18 ? { sizes: [1, 2, 3] } : {}))).toEqual([
      'verify/value 2: "sizes" has 3 items, but one of 2, 4 is asked',
    ]);
  });

  it('are found where an item is there twice, once for each that is there again', async () => {
    expect(await messagesAfter(({ id }) => (id === 7 ? { tags: ['b', 'b', 'b'] } : {}))).toEqual([
      'verify/duplicate 2: "tags" has "b" twice, but its items are distinct',
    ]);
  });
});
