import { batchOf, type Cells, codesCells, int32Cells } from '@populace/testkit';
import { readOds, streamOdsRows } from 'hucre/ods';
import { describe, expect, it } from 'vitest';
import { writeBook } from '../sheet/write-book-for-tests.ts';
import { planDocument } from './ods-document.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, row) => row);

type Sheets = { readonly [sheet: string]: readonly (readonly unknown[])[] };

async function readWhole(bytes: Uint8Array): Promise<Sheets> {
  const { sheets } = await readOds(bytes);
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));
}

async function readStream(bytes: Uint8Array): Promise<Sheets> {
  // It knows the sheets of rows by their numbers alone.
  const names = Object.keys(await readWhole(bytes));
  const sheets = Object.fromEntries(names.map((name): [string, unknown[][]] => [name, []]));
  for await (const { sheetIndex = 0, values } of streamOdsRows(bytes)) {
    sheets[names[sheetIndex] ?? '']?.push([...values]);
  }
  return sheets;
}

describe.each([
  ['hucre', readWhole],
  ['the streaming reader of hucre', readStream],
])('%s', (_, read) => {
  it('reads the cells of each table, nulls among them', async () => {
    const people = batchOf({
      id: int32Cells([1, 2, 3]),
      name: ['Ann', null, 'Bö'],
      city: codesCells(['Kiel', 'Ulm', 'Bonn']),
    });
    const orders = batchOf({ id: int32Cells([7]), note: ['<x>'] });

    const sheets = await read(writeBook(planDocument, { people, orders }));

    expect(sheets).toEqual({
      people: [
        ['id', 'name', 'city'],
        [1, 'Ann', 'Kiel'],
        [2, null, 'Ulm'],
        [3, 'Bö', 'Bonn'],
      ],
      orders: [
        ['id', 'note'],
        [7, '<x>'],
      ],
    });
  });

  it('finds cells beyond the columns Z and ZZ', async () => {
    const names = numbers(704);
    const columns = names.map((name): [string, Cells] => [`c${name}`, int32Cells([name])]);

    const { wide } = await read(writeBook(planDocument, { wide: batchOf(Object.fromEntries(columns)) }));

    expect(wide).toEqual([names.map((name) => `c${name}`), names]);
  });

  it('finds rows beyond the first blocks', { timeout: 60_000 }, async () => {
    const { many } = await read(writeBook(planDocument, { many: batchOf({ n: int32Cells(numbers(40_000)) }) }));

    expect(many).toEqual([['n'], ...numbers(40_000).map((n) => [n])]);
  });

  it('finds rows of further sheets', async () => {
    const many = batchOf({ n: int32Cells(numbers(100)) });

    const sheets = await read(writeBook(planDocument, { many }, { limits: { rows: 40, columns: 9 } }));

    expect(Object.keys(sheets)).toEqual(['many', 'many 2', 'many 3', 'many 4']);
    expect(Object.values(sheets).flatMap((rows) => rows.slice(1))).toEqual(numbers(100).map((n) => [n]));
  });
});
