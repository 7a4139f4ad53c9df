import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

const nested = `populace: 1
tables:
  t:
    rows: 400
    columns:
      id: sequence
      tags: { array: { generator: choice, values: [a, b] }, count: 2, distinct: true }
      nums: { array: { generator: number.integer, min: 1, max: 9 }, count: { between: [1, 3] } }
      o: { object: { city: location.city, n: { generator: number.integer, min: 1, max: 9 }, p: { generator: string.pattern, pattern: "[A-Z]{3}" }, label: { generator: string.template, template: "No. {id}" }, note: { generator: choice, values: [x, y], nulls: 30% } } }
      label: { generator: string.template, template: "X{id}" }
`;

interface Row {
  id: number;
  tags: unknown[];
  nums: unknown[];
  o: Record<string, unknown>;
  label: string;
}

/** Changes the second row, in a file of this format. */
async function planted(format: string, change: (row: Row) => Partial<Row>): Promise<readonly string[]> {
  const folder = await written({ format }, nested);
  folder.change(`t.${format}`, (lines) => {
    if (format === 'ndjson') {
      const row = JSON.parse(lines[1] ?? '') as Row; // As the schema says.
      return lines.with(1, JSON.stringify({ ...row, ...change(row) }));
    }
    const [id = '', tags = '', nums = '', o = '', label = ''] = (lines[2] ?? '')
      .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
      .map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
    const row = { id: Number(id), tags: JSON.parse(tags), nums: JSON.parse(nums), o: JSON.parse(o), label };
    const changed = { ...row, ...change(row) };
    const cells = [`${changed.id}`, ...[changed.tags, changed.nums, changed.o].map((cell) => JSON.stringify(cell))];
    return lines.with(2, [...cells, changed.label].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  });
  return foundIn(await folder.verify());
}

describe.each(['ndjson', 'csv'])('lists and structures in %s', (format) => {
  it('are what their schema asks for where nobody touched them', async () => {
    const folder = await written({ format }, nested);

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    const compared = report.tables[0]?.comparisons.map(({ what }) => what);
    expect(compared).toEqual(
      expect.arrayContaining([
        'range of 1 column and 6 values within',
        'nulls in 5 columns and 6 values within',
        'nulls in o.note',
        'items of tags',
        'distinct items of tags',
        'items of nums',
        'spread of nums[]',
        'spread of o.n',
        'values of o.note',
        'label',
        'o.label',
      ]),
    );
    expect(report.skipped).toEqual([
      { table: 't', what: 'tags[]', why: 'items that are distinct have other shares than their weights' },
    ]);
  });

  it.each<[string, (row: Row) => Partial<Row>, string]>([
    ['an item that is in no list', () => ({ tags: ['a', 'q'] }), 'verify/value tags[] 1'],
    ['an item twice where items are distinct', () => ({ tags: ['a', 'a'] }), 'verify/duplicate tags 1'],
    ['fewer items', () => ({ tags: ['a'] }), 'verify/value tags 1'],
    ['more items', () => ({ nums: [1, 2, 3, 4, 5, 6, 7, 8] }), 'verify/value nums 1'],
    ['an item out of its range', () => ({ nums: [7777] }), 'verify/value nums[] 1'],
    ['an item that is null', () => ({ nums: [1, null] }), 'verify/null nums[] 1'],
    ['a member out of its range', ({ o }) => ({ o: { ...o, n: 777 } }), 'verify/value o.n 1'],
    ['a member that is null', ({ o }) => ({ o: { ...o, n: null } }), 'verify/null o.n 1'],
    ['a member of another pattern', ({ o }) => ({ o: { ...o, p: '12' } }), 'verify/value o.p 1'],
    ['a member of no such place', ({ o }) => ({ o: { ...o, city: 'Nowhere' } }), 'verify/value o.city 1'],
    ['a text of no template', () => ({ label: 'Y' }), 'verify/formula label 1'],
    ['a member of no template', ({ o }) => ({ o: { ...o, label: 'No. 3' } }), 'verify/formula o.label 1'],
    ['what a template shows', ({ id }) => ({ id: id + 1000 }), 'verify/formula label 1'],
  ])('are found with %s', async (_, change, found) => {
    expect(await planted(format, change)).toContain(found);
  });
});

const deep = `populace: 1
locale: { de_DE: 1, fr_FR: 1 }
tables:
  t:
    rows: 300
    columns:
      id: sequence
      prices: { array: { generator: number.decimal, min: 1, max: 9, scale: 2 }, count: { between: [0, 4] }, nulls: 20% }
      wide: { array: { generator: number.decimal, min: 1, max: 9, scale: 2, type: "decimal(9,4)" }, count: 2 }
      floats: { array: { generator: number.float, min: 0, max: 1 }, count: 2 }
      times: { array: { generator: date.past, within: 90d, precision: ms, type: timestamptz }, count: 2 }
      clocks: { array: { generator: date.time, precision: us }, count: 2 }
      days: { array: { generator: date.past, within: 5y, type: date, nulls: { share: 25%, exact: true } }, count: { zipf: { exponent: 1.2, max: 6 } } }
      flags: { array: boolean, count: 3 }
      big: { array: { generator: number.integer, min: 9007199254740993, max: 9223372036854775807 }, count: 2 }
      places: { array: { object: { city: location.city, zip: location.zipCode, seen: { array: { generator: color.human, nulls: 10% }, count: { between: [0, 2] } } } }, count: 2 }
      maybe: { object: { a: { generator: choice, values: [u, null] }, b: uuid }, nulls: 40% }
      grid: { array: { array: { generator: number.integer, min: 0, max: 3 }, count: 3, distinct: true }, count: 2 }
`;

describe('lists within lists, of several locales and types', () => {
  it.each([
    ['csv', {}],
    ['tsv', {}],
    ['ndjson', {}],
    ['json', { pretty: true }],
    ['ndjson', { bigints: 'text', decimals: 'text' }],
  ])('have no findings as %s with %o', async (format, options) => {
    const folder = await written({ format, options, manifest: true }, deep);

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.skipped).toContainEqual({
      table: 't',
      what: 'items of days',
      why: 'how often lists have each number of items is not compared with its distribution',
    });
  });

  it('are found where what is deepest within them is not as asked', async () => {
    const folder = await written({ format: 'ndjson' }, deep);

    folder.change('t.ndjson', (lines) => {
      const row = JSON.parse(lines[4] ?? '') as { places: { city: string; seen: unknown[] }[]; grid: number[][] }; // As the schema says.
      const [first, ...others] = row.places;
      const places = [{ ...first, city: 'Nowhere', seen: [1, 2, 3].map(() => 'nocolour') }, ...others];
      return lines.with(
        4,
        JSON.stringify({
          ...row,
          places,
          grid: [
            [0, 1, 2],
            [1, 1, 9],
          ],
        }),
      );
    });

    const found = foundIn(await folder.verify());
    expect(found).toEqual(
      expect.arrayContaining([
        'verify/value places[].city 1',
        'verify/value places[].seen 1',
        'verify/value places[].seen[] 3',
        'verify/duplicate grid[] 1',
        'verify/value grid[][] 1',
      ]),
    );
  });
});
