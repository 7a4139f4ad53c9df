import { createTextReader, type Encoder } from '@populace/cells';
import type { Batch, Column } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchOf } from './batch-of.ts';
import { bytesCells, codesCells } from './cells.ts';
import { encodeToBytes } from './encode-to-bytes.ts';
import { nastyTexts } from './nasty-texts.ts';
import { columnsOf, nastyCells } from './suite-cells.ts';
import { testRowCounts } from './test-row-counts.ts';

/** How an encoder of files that are no text is held to its word. */
export interface TableFileSuite {
  /** Options beside their defaults. */
  readonly options?: { readonly [name: string]: unknown };
  /** Reads a whole file back into the cells of its rows, by a reader that is not ours. */
  readonly readBack: (
    bytes: Uint8Array,
    columns: readonly Column[],
  ) => Promise<readonly (readonly unknown[])[]> | readonly (readonly unknown[])[];
  /** What the reader makes of a cell with this text (null: a null). The text itself where absent. */
  readonly expected?: (text: string | null, column: Column) => unknown;
  /** Names of columns by their index, where the format restricts names; `column 0`, `column 1` … if absent. */
  readonly names?: (index: number) => string;
  /** Whether the format cannot hold a text, and says so. */
  readonly refuses?: (text: string) => boolean;
  /** Options with which a few rows stand in several blocks, where the format has such. */
  readonly smallBlocks?: { readonly [name: string]: unknown };
  /** How often random tables are written and read; 40 if absent. */
  readonly runs?: number;
  /** The rows of the largest table. 100,000 if absent; a thousand where options are given, which other suites of the format vary. */
  readonly mostRows?: number;
}

/** Declares the tests that every encoder of files that are no text must pass. */
export function testTableFile(encoder: Encoder, suite: TableFileSuite): void {
  const { options = {}, readBack, expected = (text): unknown => text, refuses = () => false, runs = 40 } = suite;
  const texts = nastyTexts.filter((text) => !refuses(text));
  const check = async (batch: Batch, more = {}, batchRows?: number): Promise<void> => {
    const settings = { options: { ...options, ...more }, ...(batchRows === undefined ? {} : { batchRows }) };
    const rows = await readBack(encodeToBytes(encoder, batch, settings), batch.columns);
    const readers = batch.columns.map((column) => ({ column, read: createTextReader(column) }));
    const wanted = Array.from({ length: batch.rows.n }, (_, row) =>
      readers.map(({ column, read }) => expected(read(row), column)),
    );
    expect(rows).toEqual(wanted);
  };

  testRowCounts(encoder, {
    options,
    readBack,
    expected,
    refuses,
    mostRows: suite.mostRows ?? (suite.options === undefined ? 100_000 : 1000),
  });

  describe(`files of the ${encoder.id} encoder with ${JSON.stringify(options)}`, () => {
    it('give a table without rows back', async () => {
      const { columns } = batchOf({ id: ['x'], note: ['y'] });
      await check({ columns, rows: batchOf({ none: [] }).rows });
    });

    it.each(Object.entries(nastyCells(texts)))('give nasty texts back from %s', async (_, cells) => {
      await check(batchOf({ before: cells, nasty: cells, after: cells }));
    });

    it('give all kinds of cells back', async () => {
      await fc.assert(
        fc.asyncProperty(columnsOf(12, refuses, suite.names), (columns) => check(batchOf(columns))),
        { numRuns: runs },
      );
    });

    it('give tables of a thousand rows back, whatever the batches', async () => {
      await fc.assert(
        fc.asyncProperty(columnsOf(1000, refuses, suite.names), fc.constantFrom(7, 512), (columns, batchRows) =>
          check(batchOf(columns), {}, batchRows),
        ),
        { numRuns: 3 },
      );
    });

    it('are the same bytes for batches of any size', () => {
      fc.assert(
        fc.property(columnsOf(300, refuses, suite.names), (columns) => {
          const batch = batchOf(columns);
          const all = { ...options, ...suite.smallBlocks };
          const whole = Buffer.from(encodeToBytes(encoder, batch, { options: all }));
          for (const batchRows of [1, 7, 128]) {
            expect(whole.equals(encodeToBytes(encoder, batch, { options: all, batchRows }))).toBe(true);
          }
        }),
        { numRuns: 3 },
      );
    });

    it.runIf(suite.smallBlocks !== undefined)('give rows of several blocks back, nulls at their edges', async () => {
      const edges = [0, 7, 8, 15, 16, 23];
      const some = Array.from({ length: 24 }, (_, row) =>
        edges.includes(row) ? null : (texts[row % texts.length] ?? ''),
      );
      const noneInSecond = some.map((text, row) => (row >= 8 && row < 16 ? null : text));
      const columns = { codes: codesCells(some), bytes: bytesCells(some), none: bytesCells(noneInSecond) };
      await check(batchOf(columns), suite.smallBlocks);
      await fc.assert(
        fc.asyncProperty(columnsOf(24, refuses, suite.names), (random) => check(batchOf(random), suite.smallBlocks)),
        { numRuns: runs / 2 },
      );
    });
  });
}
