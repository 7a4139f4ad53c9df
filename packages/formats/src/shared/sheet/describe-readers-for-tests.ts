import { batchOf, type Cells, codesCells, int32Cells } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { writeBook } from './write-book-for-tests.ts';

/** What a program of others finds in a file: the rows of each sheet, with its header. */
export type ReadSheets = (
  bytes: Uint8Array,
) => Promise<{ readonly [sheet: string]: readonly (readonly unknown[])[] | undefined }>;

interface ReadersToTest {
  readonly plan: Parameters<typeof writeBook>[0];
  readonly readers: Readonly<Record<string, ReadSheets>>;
  /** So many rows are more than a few blocks of the format. */
  readonly manyRows: number;
  /** Readers that take minutes for as many. */
  readonly slow?: readonly string[];
}

/** Describes what each of some readers finds in the files of a format of sheets. */
export function describeReaders({ plan, readers, manyRows, slow = [] }: ReadersToTest): void {
  describe.each(Object.entries(readers))('%s', (name, read) => {
    it('reads the cells of each table, nulls among them', async () => {
      const people = batchOf({
        id: int32Cells([1, 2, 3]),
        name: ['Ann', null, 'Bö'],
        city: codesCells(['Kiel', 'Ulm', 'Bonn']),
      });
      const orders = batchOf({ id: int32Cells([7]), note: ['<x>'] });

      const sheets = await read(writeBook(plan, { people, orders }));

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
      const wide = batchOf(
        Object.fromEntries(names.map((name): [string, Cells] => [`c${name}`, int32Cells([name, -name])])),
      );

      const { wide: rows } = await read(writeBook(plan, { wide }));

      expect(rows?.map((row) => [...row])).toEqual([
        names.map((name) => `c${name}`),
        names,
        names.map((name) => -name || 0),
      ]);
    });

    it.skipIf(slow.includes(name))('finds rows beyond the first blocks', { timeout: 60_000 }, async () => {
      const many = batchOf({ n: int32Cells(numbers(manyRows)) });

      const { many: rows } = await read(writeBook(plan, { many }));

      expect(below(rows)).toEqual(numbers(manyRows).map((n) => [n]));
    });

    it('finds rows of further sheets, and of a window', async () => {
      const many = batchOf({ n: int32Cells(numbers(100)) });

      const sheets = await read(writeBook(plan, { many }, { limits: { rows: 40, columns: 9 }, firstRow: 1000 }));

      expect(Object.keys(sheets)).toEqual(['many', 'many 2', 'many 3', 'many 4']);
      expect(Object.values(sheets).flatMap(below)).toEqual(numbers(100).map((n) => [n]));
    });
  });
}

/** The numbers from 0 to below n. */
export function numbers(n: number): number[] {
  return Array.from({ length: n }, (_, row) => row);
}

/** The rows below the header. */
function below(rows: readonly (readonly unknown[])[] | undefined): unknown[][] {
  return (rows ?? []).slice(1).map((row) => [...row]);
}
