import { createTextReader, type Encoder } from '@populace/cells';
import type { Batch, Column } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batchOf } from './batch-of.ts';
import { bytesCells, type Cells, codesCells } from './cells.ts';
import { decodeUtf8, encodeToText } from './encode-to-text.ts';
import { joinFiles } from './join-files.ts';
import { nastyTexts } from './nasty-texts.ts';
import { columnsOf, nastyCells } from './suite-cells.ts';
import { testRowCounts } from './test-row-counts.ts';

/** How an encoder is held to its word. */
export interface EncoderSuite {
  /** Options beside their defaults. */
  readonly options?: { readonly [name: string]: unknown };
  /** Reads a whole output back into the cells of its rows, by a reader that is not ours; without the head. */
  readonly readBack: (text: string, columns: readonly Column[]) => readonly (readonly unknown[])[];
  /** What the reader makes of a cell with this text (null: a null). The text itself where absent. */
  readonly expected?: (text: string | null, column: Column) => unknown;
  /** Columns of `n` rows that the format wants beside those that are written and read back; they come first. */
  readonly beside?: (n: number) => { readonly [column: string]: Cells };
  /** How many batches of cells of all kinds are read back; 150 where absent. Fewer where the reader takes long to start. */
  readonly runs?: number;
  /** Whether the format cannot hold a text, and says so. */
  readonly refuses?: (text: string) => boolean;
  /** Names of columns by their index, where the format restricts names; `column 0`, `column 1` … if absent. */
  readonly names?: (index: number) => string;
  /** Reads the bytes, where they are not UTF-8. */
  readonly decode?: (bytes: Uint8Array) => string;
  /** The rows of the largest table. 20,000 where absent; a thousand where options are given, which other suites of the format vary. */
  readonly mostRows?: number;
  /** The columns of the largest table, where the reader is too slow for one of every type. */
  readonly mostColumns?: readonly string[];
}

/** Declares the tests that every encoder of texts must pass. */
export function testEncoder(encoder: Encoder, suite: EncoderSuite): void {
  const { options = {}, readBack, expected = (text): unknown => text, refuses = (): boolean => false, decode } = suite;
  const settings = decode === undefined ? { options } : { options, decode };
  const texts = nastyTexts.filter((text) => !refuses(text));
  const randomColumns = (n: number): ReturnType<typeof columnsOf> => columnsOf(n, refuses, suite.names);
  const table = (cells: { readonly [column: string]: Cells }): Batch => {
    const n = Object.values(cells).find((column) => column.n !== undefined)?.n ?? 1;
    return batchOf({ ...suite.beside?.(n), ...cells });
  };
  const check = (batch: Batch): void => {
    const text = encodeToText(encoder, batch, settings);
    const rows = readBack(text, batch.columns);
    const readers = batch.columns.map((column) => ({ column, read: createTextReader(column) }));
    const wanted = Array.from({ length: batch.rows.n }, (_, row) =>
      readers.map(({ column, read }) => expected(read(row), column)),
    );
    expect(rows).toEqual(wanted);
  };

  testRowCounts(encoder, {
    options,
    readBack: (bytes, columns) => readBack((decode ?? decodeUtf8)(bytes), columns),
    expected,
    refuses,
    beside: suite.beside,
    // Rows of text know nothing of one another: forty batches say all that more would.
    mostRows: suite.mostRows ?? (suite.options === undefined ? 20_000 : 1000),
    mostColumns: suite.mostColumns,
  });

  describe(`the ${encoder.id} encoder with ${JSON.stringify(options)}`, () => {
    it('gives a table without rows back', () => {
      check(withoutRows(table({ id: bytesCells(['x']), note: bytesCells(['y']) })));
    });

    it.each(Object.entries(nastyCells(texts)))('gives nasty texts back from %s', (_, cells) => {
      check(table({ before: cells, nasty: cells, after: cells }));
    });

    it('gives back what a second column of the same cells says', () => {
      const some = texts.slice(0, -1).map((text, row) => (row % 5 === 3 ? null : text));
      check(table({ codes: codesCells(some), bytes: bytesCells(some) }));
    });

    it.each(nastyTexts.filter(refuses))('refuses %j wherever it stands', (text) => {
      const refused = expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(/"note"/) });
      for (const cells of Object.values(nastyCells(['x', text]))) {
        expect(() => encodeToText(encoder, table({ note: cells }), settings)).toThrow(refused);
      }
    });

    it('gives all kinds of cells back', () => {
      fc.assert(
        fc.property(randomColumns(12), (columns) => check(table(columns))),
        { numRuns: suite.runs ?? 150 },
      );
    });

    it('writes the same bytes in windows of any size', () => {
      fc.assert(
        fc.property(randomColumns(700), (columns) => {
          const batch = table(columns);
          const whole = encodeToText(encoder, batch, settings);
          for (const batchRows of [1, 7, 333, 512]) {
            expect(encodeToText(encoder, batch, { ...settings, batchRows }) === whole).toBe(true);
          }
        }),
        { numRuns: 3 },
      );
    });

    it('writes files of windows that join to the whole, where it says how', () => {
      fc.assert(
        fc.property(randomColumns(40), fc.uniqueArray(fc.integer({ min: 1, max: 39 })), (columns, cuts) => {
          const batch = table(columns);
          const { n } = batch.rows;
          const edges = [0, ...cuts.filter((cut) => cut < n).toSorted((a, b) => a - b), n];
          const whole = encodeToText(encoder, batch, settings);
          expect(joinFiles(encoder, batch, { ...settings, edges }) ?? whole).toBe(whole);
        }),
        { numRuns: 20 },
      );
    });

    it.each(['\ud800', 'a\udc00b', '\udfff\ud800'])('refuses half a surrogate pair', (text) => {
      expect(() => encodeToText(encoder, table({ note: codesCells([text]) }), settings)).toThrow(
        expect.objectContaining({ name: 'CodedError', code: 'format/cannot-hold' }),
      );
    });
  });
}

function withoutRows({ columns }: Batch): Batch {
  return { columns, rows: batchOf({ none: [] }).rows };
}
