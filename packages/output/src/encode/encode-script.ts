import type { Compressors, Encoder, ScriptPart, ScriptRows, WrittenBlock, WrittenPart } from '@populace/cells';
import { CodedError, type OptionShape, type OptionValues } from '@populace/core';
import { openTable, type PlannedTable, type TableRun, tableFacts, type World } from '@populace/engine';
import type { ScriptChunk } from '../chunk.ts';
import { encodeBlocks } from './encode-blocks.ts';
import { demandColumns, demandGoing, NOTHING } from './encode-table.ts';
import { planTree } from './encode-tree.ts';

/** How several tables become the bytes of one file. */
export interface EncodeScriptOptions {
  readonly encoder: Encoder;
  readonly encoderOptions: OptionValues<OptionShape>;
  /** What the encoder may pack with. */
  readonly compressors: Compressors;
  /** Rows to a batch: a multiple of 4. What comes out does not depend on it. */
  readonly batchRows?: number | undefined;
  /** Whether the first bytes may come last, as of a table. */
  readonly frontLast?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
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
  const { encoder, encoderOptions, compressors } = options;
  if (encoder.script === undefined) {
    const message = `${encoder.id} holds one table; choose one, or a format that holds several, such as sql.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const facts = tables.map((table) => tableFacts(world, table));
  const parts = encoder.script(facts, encoderOptions, compressors);
  for (const part of parts) {
    if (part.kind === 'rows') planRows(world, part, options);
    if (part.kind === 'tree') planTree(world, part, options);
  }
  const end = parts.find((part) => part.kind === 'end' && part.front !== undefined);
  const front = end?.kind === 'end' ? end.front?.bind(end) : undefined;
  const walk = { parts, world, options };
  if (front === undefined) return () => chunksOfParts(walk, []);
  if (options.frontLast === true) {
    return function* () {
      const written: WrittenPart[] = [];
      yield* chunksOfParts(walk, written);
      yield { bytes: front(written), rows: 0, table: undefined, isFront: true };
    };
  }
  // What the parts of the survey hold is let go before the rows are made for good.
  const survey = function* (): Generator<ScriptChunk, Uint8Array> {
    const surveyed: WrittenPart[] = [];
    for (const _ of chunksOfParts(walk, surveyed)) yield { ...NOTHING, table: undefined };
    return front(surveyed);
  };
  return function* () {
    let bytes: Uint8Array | undefined = yield* survey();
    for (const chunk of chunksOfParts(walk, [])) {
      yield bytes === undefined ? chunk : { ...chunk, bytes };
      bytes = undefined;
    }
  };
}

interface PartsWalk {
  readonly parts: readonly ScriptPart[];
  readonly world: World;
  readonly options: EncodeScriptOptions;
}

/** Makes the bytes of all parts, and notes each when it is written. */
function* chunksOfParts({ parts, world, options }: PartsWalk, written: WrittenPart[]): Generator<ScriptChunk> {
  let place = 0;
  for (const part of parts) {
    const blocks: WrittenBlock[] = [];
    let [bytes, rows] = [0, 0];
    for (const chunk of chunksOf(part, { world, options, blocks, written, place })) {
      bytes += chunk.bytes.length;
      rows += chunk.rows;
      yield chunk;
    }
    written.push({ bytes, rows, blocks });
    place += bytes;
  }
}

interface ScriptRun {
  readonly world: World;
  readonly options: EncodeScriptOptions;
  /** Takes the blocks of the part's rows. */
  readonly blocks: WrittenBlock[];
  /** The parts before this one. */
  readonly written: readonly WrittenPart[];
  /** The bytes of all of them. */
  readonly place: number;
}

function* chunksOf(part: ScriptPart, run: ScriptRun): Generator<ScriptChunk> {
  switch (part.kind) {
    case 'text':
      yield { bytes: new TextEncoder().encode(part.text), rows: 0, table: undefined };
      return;
    case 'end':
      yield { bytes: part.make(run.written), rows: 0, table: undefined };
      return;
    case 'rows':
      yield* rowsOf(part, run);
      return;
    case 'tree':
      yield* planTree(run.world, part, run.options)();
  }
}

/**
 * Checks that tables can be loaded from files of their own, where the format's files are loaded in an order.
 * @throws CodedError `schema/reference-cycle` where their file would have rows to come back to; what the format refuses.
 */
export function checkSeparate(world: World, tables: readonly PlannedTable[], options: EncodeScriptOptions): void {
  if (tables.length < 2) return;
  const facts = tables.map((table) => tableFacts(world, table));
  const parts = options.encoder.script?.(facts, options.encoderOptions, options.compressors) ?? [];
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

function* rowsOf(part: ScriptRows, { world, options, blocks, place: written }: ScriptRun): Generator<ScriptChunk> {
  const { table, run, encoding } = planRows(world, part, options);
  const { name, rowCount } = table;
  const begin = encoding.begin();
  const place = written + begin.length;
  yield { bytes: begin, rows: 0, table: name };
  const blocksRun = { run, encoding, origin: 0, blocks, place };
  for (const { bytes, rows } of encodeBlocks({ from: 0, take: rowCount }, blocksRun)) {
    demandGoing(options.signal);
    yield { bytes, rows: part.again ? 0 : rows, table: name };
  }
  yield { bytes: encoding.end(rowCount === 0, blocks), rows: 0, table: name };
}
