import { joinBytes } from '@populace/bytes';
import type { Compressors, EncoderRun, WrittenBlock } from '@populace/cells';
import { type Batch, createRowSet, setRange } from '@populace/core';
import { createSlidingWindow, compressors as nodeCompressors } from '@populace/testkit';
import type { BookPlanner } from './sheet-encoder.ts';
import type { SheetSettings } from './sheet-options.ts';
import { type SheetLimits, usualLimits } from './sheets-of-tables.ts';

/** How tests write books. */
export interface WriteSettings extends Partial<SheetSettings> {
  readonly limits?: SheetLimits;
  readonly batchRows?: number;
  readonly compressors?: Compressors;
  /** The number of the first row of each table. */
  readonly firstRow?: number;
}

/** Compresses nothing, so that the XML can be looked at in the file. */
export const storing: Compressors = { ...nodeCompressors, deflateRaw: (bytes) => bytes.slice() };

/** Writes batches as the tables of a book, in the way of a run. */
export function writeBook(
  planBook: BookPlanner,
  tables: { readonly [name: string]: Batch },
  settings: WriteSettings = {},
): Uint8Array {
  const { limits = usualLimits, compressors = nodeCompressors, batchRows = 512, firstRow = 0, ...options } = settings;
  const entries = Object.entries(tables);
  const book = planBook(
    entries.map(([name, { rows, columns }]) => ({ name, rowCount: rows.n, columnCount: columns.length })),
    {
      settings: { header: true, autofilter: false, dates: 'date', rollover: true, ...options },
      limits,
      compressors,
    },
  );
  const parts: Uint8Array[] = [];
  const blocks = entries.map(([, { rows: all, columns }], place) => {
    const window = createSlidingWindow(columns, batchRows);
    const rows = createRowSet(batchRows);
    const run = book.plan(place, window.columns, { rows, firstRow });
    const fill = (from: number, n: number): void => {
      window.fill(from, n);
      setRange(rows, firstRow + from, n);
    };
    return writeRows(run, { n: all.n, batchRows, fill }, parts);
  });
  return joinBytes([...parts, book.end(blocks)]);
}

interface Filled {
  readonly n: number;
  readonly batchRows: number;
  fill(from: number, n: number): void;
}

function writeRows(run: EncoderRun, { n, batchRows, fill }: Filled, parts: Uint8Array[]): WrittenBlock[] {
  const { blocks: encoding } = run;
  if (encoding === undefined) throw new Error('Sheets have blocks.');
  const blocks: WrittenBlock[] = [];
  parts.push(run.begin().slice());
  for (let begin = 0; begin < n; begin += encoding.rows) {
    const groups = encoding.groups;
    if (groups !== undefined && begin > 0 && blocks.length % groups.blocks === 0)
      parts.push(groups.between(blocks).slice());
    const end = Math.min(n, begin + encoding.rows);
    for (let from = begin; from < end; from += batchRows) {
      const count = Math.min(batchRows, end - from);
      fill(from, count);
      run.encode(count, from === 0);
    }
    const { bytes, summary } = encoding.close();
    blocks.push({ rows: end - begin, bytes: bytes.length, summary });
    parts.push(bytes.slice());
  }
  parts.push(run.end(n === 0, blocks).slice());
  return blocks;
}
