import type { ScriptTree, TreeRows } from '@populace/cells';
import { CodedError, encodeUtf8 } from '@populace/core';
import { openTable, type World } from '@populace/engine';
import { demandGoing } from '../cancel/demand-going.ts';
import type { ScriptChunk, TableShare } from '../chunk.ts';
import { demandColumns } from '../encode/open-encoding.ts';
import { createTreeRowReader, type TreeRowReader, type TreeTable, treeOrder } from './tree-rows.ts';

/** What a tree is made with. */
export interface TreeOptions {
  readonly batchRows?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A table of a tree, ready to be written. */
interface TreeWriter extends TreeTable {
  readonly reader: TreeRowReader;
  readonly texts: { readonly [part in 'before' | 'between' | 'after' | 'empty' | 'rowClose']: Uint8Array };
  readonly children: readonly TreeWriter[];
}

/**
 * Plans all tables of a tree.
 * @throws CodedError `format/cannot-hold` where a column does not fit the format, or has the name of a table within the row.
 */
export function planTree(world: World, { root }: ScriptTree, options: TreeOptions): () => Generator<ScriptChunk> {
  const writer = planTable(world, root, options, []);
  return () => chunksOfTree(writer, options);
}

function planTable(
  world: World,
  rows: TreeRows,
  options: TreeOptions,
  around: readonly Pick<TreeTable, 'relation' | 'rowCount'>[],
): TreeWriter {
  const table = world.table(rows.table);
  const run = openTable(world, table, { columns: rows.columns, batchRows: options.batchRows });
  demandColumns(table, run);
  const taken = rows.children.find((child) => rows.columns.includes(child.table));
  if (taken !== undefined) {
    const message = `The rows of ${taken.table} cannot stand within those of ${table.name}, which has a column of that name; rename one of them, or hide the column.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const { name, rowCount } = table;
  // What is chosen without its parent stands by itself.
  const relation = around.length === 0 ? undefined : table.relation;
  const path = [...around, { relation, rowCount }];
  const planned: TreeTable = { name, rowCount, relation, run, encoding: rows.plan(run.batch.columns, run.batch.rows) };
  const { before, between, after, empty } = rows.frame;
  return {
    ...planned,
    reader: createTreeRowReader(planned, treeOrder(path)),
    texts: {
      before: encodeUtf8(before),
      between: encodeUtf8(between),
      after: encodeUtf8(after),
      empty: encodeUtf8(empty),
      rowClose: encodeUtf8(rows.rowClose),
    },
    children: rows.children.map((child) => planTable(world, child, options, path)),
  };
}

/** Bytes are handed out once there are so many. */
const CHUNK_BYTES = 2 ** 18;

function* chunksOfTree(root: TreeWriter, { signal }: TreeOptions): Generator<ScriptChunk> {
  const output = createTreeOutput(root.name);
  for (const _ of writeRows(root, root.rowCount, output)) {
    demandGoing(signal);
    yield output.take();
  }
  yield output.take();
}

/** Writes the next rows of a table, with all that is within them. Stops whenever bytes are to be taken. */
function* writeRows(writer: TreeWriter, count: number, output: TreeOutput): Generator<void> {
  const { reader, texts, children, name } = writer;
  if (count === 0) {
    output.add(texts.empty, name);
    return;
  }
  output.add(texts.before, name);
  for (let place = 0; place < count; place++) {
    if (place > 0) output.add(texts.between, name);
    const row = reader.next();
    output.add(reader.bytes(), name);
    // Rows of the tables within it do not move this reader.
    for (const child of children) yield* writeRows(child, child.relation?.childrenOf(row).count ?? 0, output);
    output.add(texts.rowClose, name);
    output.count(name);
    if (output.isFull()) yield;
  }
  output.add(texts.after, name);
}

/** Collects bytes, and which table they and the rows are of. */
interface TreeOutput {
  add(bytes: Uint8Array, table: string): void;
  count(table: string): void;
  isFull(): boolean;
  /** The bytes so far, valid until more are added. */
  take(): ScriptChunk;
}

function createTreeOutput(table: string): TreeOutput {
  let buffer = new Uint8Array(2 * CHUNK_BYTES);
  let [length, rows] = [0, 0];
  let shares = new Map<string, { bytes: number; rows: number }>();
  const shareOf = (name: string): { bytes: number; rows: number } => {
    const known = shares.get(name);
    if (known !== undefined) return known;
    const share = { bytes: 0, rows: 0 };
    shares.set(name, share);
    return share;
  };
  return {
    add(bytes, name) {
      if (length + bytes.length > buffer.length) {
        const grown = new Uint8Array(Math.max(length + bytes.length, buffer.length * 2));
        grown.set(buffer.subarray(0, length));
        buffer = grown;
      }
      buffer.set(bytes, length);
      length += bytes.length;
      shareOf(name).bytes += bytes.length;
    },
    count(name) {
      rows++;
      shareOf(name).rows++;
    },
    isFull: () => length >= CHUNK_BYTES,
    take() {
      const taken: ReadonlyMap<string, TableShare> = shares;
      const chunk = { bytes: buffer.subarray(0, length), rows, table, shares: taken };
      [length, rows] = [0, 0];
      shares = new Map();
      return chunk;
    },
  };
}
