import { CodedError, type Encoder, type OptionShape, type OptionValues, type ScriptRows } from '@populace/core';
import { tableFacts } from '../plan/table-facts.ts';
import type { PlannedTable, World } from '../plan/world.ts';
import { type Chunk, demandColumns } from './encode-table.ts';
import { openTable, type TableRun } from './table-run.ts';
import { batchesOf } from './window.ts';

/** How several tables become the bytes of one file. */
export interface EncodeScriptOptions {
  readonly encoder: Encoder;
  readonly encoderOptions: OptionValues<OptionShape>;
  /** Rows to a batch: a multiple of 4. What comes out does not depend on it. */
  readonly batchRows?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A piece of a file of several tables. */
export interface ScriptChunk extends Chunk {
  /** The table whose rows it has; undefined between tables. */
  readonly table: string | undefined;
}

/**
 * Plans a file of several tables: everything that can be refused is refused here. What is returned makes its bytes, piece by piece.
 * @throws CodedError `format/cannot-hold` where the format holds one table only, or a column does not fit; what the format refuses.
 */
export function planScript(
  world: World,
  tables: readonly PlannedTable[],
  options: EncodeScriptOptions,
): () => Generator<ScriptChunk> {
  const { encoder, encoderOptions } = options;
  if (encoder.script === undefined) {
    const message = `${encoder.id} holds one table; choose one, or a format that holds several, such as sql.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const facts = tables.map((table) => tableFacts(world, table));
  const parts = encoder.script(facts, encoderOptions);
  for (const part of parts) if (part.kind === 'rows') planRows(world, part, options);
  return function* () {
    const texts = new TextEncoder();
    for (const part of parts) {
      if (part.kind === 'text') yield { bytes: texts.encode(part.text), rows: 0, table: undefined };
      else yield* rowsOf(world, part, options);
    }
  };
}

/**
 * Checks that tables can be loaded from files of their own, where the format's files are loaded in an order.
 * @throws CodedError `schema/reference-cycle` where their file would have rows to come back to; what the format refuses.
 */
export function checkSeparate(world: World, tables: readonly PlannedTable[], options: EncodeScriptOptions): void {
  if (tables.length < 2) return;
  const facts = tables.map((table) => tableFacts(world, table));
  const parts = options.encoder.script?.(facts, options.encoderOptions) ?? [];
  const again = parts.find((part) => part.kind === 'rows' && part.again);
  if (again?.kind !== 'rows') return;
  const message = `The table ${again.table} refers to rows that are loaded after it, so that one file a table cannot be loaded; write all tables into one file, such as out.${options.encoder.extensions[0] ?? options.encoder.id}.`;
  throw new CodedError('schema/reference-cycle', message);
}

function planRows(world: World, part: ScriptRows, { batchRows }: EncodeScriptOptions): PlannedRows {
  const table = world.table(part.table);
  const run = openTable(world, table, { columns: part.columns, batchRows });
  demandColumns(table, run);
  return { table, run, encoding: part.plan(run.batch.columns, run.batch.rows) };
}

interface PlannedRows {
  readonly table: PlannedTable;
  readonly run: TableRun;
  readonly encoding: ReturnType<ScriptRows['plan']>;
}

function* rowsOf(world: World, part: ScriptRows, options: EncodeScriptOptions): Generator<ScriptChunk> {
  const { table, run, encoding } = planRows(world, part, options);
  const { name } = table;
  yield { bytes: encoding.begin(), rows: 0, table: name };
  let first = true;
  for (const { from, n } of batchesOf({ from: 0, take: table.rowCount }, run.batchRows)) {
    if (options.signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    run.fillRange(from, n);
    yield { bytes: encoding.encode(n, first), rows: part.again ? 0 : n, table: name };
    first = false;
  }
  yield { bytes: encoding.end(first), rows: 0, table: name };
}
