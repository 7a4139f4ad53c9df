import type { Encoder, TableFacts, WrittenPart } from '@populace/cells';
import { type Batch, createRowSet, setRange } from '@populace/core';
import { compressors, createSlidingWindow, defaultOptions, factsOf } from '@populace/testkit';

/** A table of a database, and what is known of it beside its columns. */
export interface TestTable {
  readonly batch: Batch;
  readonly facts?: Partial<TableFacts>;
}

/** Writes tables into one file, in the way of a run. */
export function writeDatabase(
  encoder: Encoder,
  tables: { readonly [name: string]: TestTable },
  { batchRows = 512, pageSize = '4096' }: { readonly batchRows?: number; readonly pageSize?: string } = {},
): Uint8Array {
  const known = Object.entries(tables).map(([name, { batch, facts }]) => ({ ...factsOf(batch), ...facts, name }));
  const pieces: Uint8Array[] = [];
  const length = (): number => pieces.reduce((sum, piece) => sum + piece.length, 0);
  const written: WrittenPart[] = [];
  let front: Uint8Array = new Uint8Array();
  for (const part of encoder.script?.(known, { ...defaultOptions(encoder), pageSize }, compressors) ?? []) {
    if (part.kind === 'text' || part.kind === 'tree') throw new Error('A database has tables alone.');
    if (part.kind === 'end') {
      pieces.push(part.make(written));
      front = part.front?.(written) ?? front;
      continue;
    }
    const { batch } = tables[part.table] ?? {};
    if (batch === undefined) throw new Error(`There is no ${part.table}.`);
    const begin = length();
    written.push({ ...writeRows(part.plan, batch, { batchRows, pieces, length }), bytes: length() - begin });
  }
  const whole = Buffer.concat(pieces);
  whole.set(front);
  return whole;
}

function writeRows(
  plan: Extract<NonNullable<ReturnType<NonNullable<Encoder['script']>>>[number], { kind: 'rows' }>['plan'],
  { rows: { n }, columns }: Batch,
  { batchRows, pieces, length }: { batchRows: number; pieces: Uint8Array[]; length: () => number },
): Pick<WrittenPart, 'rows' | 'blocks'> {
  const window = createSlidingWindow(columns, batchRows);
  const rows = createRowSet(batchRows);
  const run = plan(window.columns, rows);
  if (run.blocks === undefined) throw new Error('Tables have blocks.');
  pieces.push(run.begin().slice());
  const blocks = [];
  for (let first = 0; first < n; first += run.blocks.rows) {
    const end = Math.min(n, first + run.blocks.rows);
    for (let from = first; from < end; from += batchRows) {
      const count = Math.min(batchRows, end - from);
      window.fill(from, count);
      setRange(rows, from, count);
      run.encode(count, from === 0);
    }
    const { bytes, summary } = run.blocks.close();
    const block = { bytes: bytes.slice(), summary: structuredClone(summary) };
    const settled = run.blocks.settle?.(block, length()) ?? block.bytes;
    pieces.push(settled);
    blocks.push({ rows: end - first, bytes: settled.length, summary: block.summary });
  }
  pieces.push(run.end(n === 0, blocks).slice());
  return { rows: n, blocks };
}
