import type { Encoder } from '@populace/cells';
import type { Column } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { batchOf } from './batch-of.ts';
import type { Cells } from './cells.ts';
import { columnsOfEveryType } from './columns-of-every-type.ts';
import { compareRows } from './compare-rows.ts';
import { encodeToBytes } from './encode-to-bytes.ts';

type Rows = readonly (readonly unknown[])[];

/** How an encoder is held to its word about tables of one row and of many. */
export interface RowCountsSuite {
  /** Options beside their defaults. */
  readonly options?: { readonly [name: string]: unknown };
  /** Reads a whole file back into the cells of its rows, by a reader that is not ours. */
  readonly readBack: (bytes: Uint8Array, columns: readonly Column[]) => Promise<Rows> | Rows;
  /** What the reader makes of a cell with this text (null: a null). The text itself where absent. */
  readonly expected?: ((text: string | null, column: Column) => unknown) | undefined;
  /** Whether the format cannot hold a text, or the reader cannot read it. */
  readonly refuses?: ((text: string) => boolean) | undefined;
  /** Columns of `n` rows that the format wants beside those of every type; they come first. */
  readonly beside?: ((n: number) => { readonly [column: string]: Cells }) | undefined;
  /** The columns that are written and read; all where absent. */
  readonly columns?: readonly string[] | undefined;
  /** The rows of the largest table; 100,000 where absent. */
  readonly mostRows?: number | undefined;
  /** The columns of the largest table, where the reader is too slow for one of every type. */
  readonly mostColumns?: readonly string[] | undefined;
  /** Names the reader, where there are several. */
  readonly reader?: string;
}

/** As a run has them. */
const BATCH_ROWS = 512;
const READ_MS = 300_000;

/** Declares the tests that tables of every type are read back, whatever number of rows they have. */
export function testRowCounts(encoder: Encoder, suite: RowCountsSuite): void {
  const { options = {}, expected = (text): unknown => text, refuses = () => false, mostRows = 100_000 } = suite;
  const { columns, mostColumns = columns } = suite;
  const tableOf = (n: number, names?: readonly string[]): { readonly [name: string]: Cells } => {
    const all = Object.entries(columnsOfEveryType(n, refuses));
    return Object.fromEntries(all.filter(([name]) => names?.includes(name) ?? true));
  };
  const check = async (n: number, cells: { readonly [name: string]: Cells }): Promise<void> => {
    const batch = batchOf({ ...suite.beside?.(n), ...cells });
    const bytes = encodeToBytes(encoder, batch, { options, batchRows: BATCH_ROWS });
    const found = await suite.readBack(bytes, batch.columns);
    expect(compareRows(found, batch, expected)).toEqual({ rows: n, different: 0, first: [] });
  };
  const most = mostRows.toLocaleString('en');
  const which = mostColumns?.join(', ') ?? 'every type';
  const by = suite.reader === undefined ? '' : ` to ${suite.reader}`;

  describe(`rows of the ${encoder.id} encoder with ${JSON.stringify(options)}`, () => {
    it(`gives a row of ${columns?.join(', ') ?? 'every type'} back${by}`, async () => {
      await check(1, tableOf(1, columns));
    });

    it(`gives a row of nulls back${by}`, async () => {
      await check(1, nullsOf(tableOf(1, columns)));
    });

    it(`gives ${most} rows of ${which} back${by}`, { timeout: READ_MS }, async () => {
      await check(mostRows, tableOf(mostRows, mostColumns));
    });
  });
}

/** The same columns with nulls alone. */
function nullsOf(columns: { readonly [name: string]: Cells }): { readonly [name: string]: Cells } {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { vector, ...cells }]) => {
      if (vector.kind !== 'codes') return [name, { ...cells, vector: { ...vector, valid: new Uint8Array(64) } }];
      return [name, { ...cells, vector: { ...vector, codes: vector.codes.map(() => vector.dictionary.size) } }];
    }),
  );
}
