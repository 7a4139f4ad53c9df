import type { Compressors, Encoder, ScriptPart, ScriptRows } from '@populace/cells';
import { CodedError, type OptionShape, type OptionValues } from '@populace/core';
import { openTable, type PlannedTable, tableFacts, type World } from '@populace/engine';
import { demandColumns } from '../encode/open-encoding.ts';
import { createPartMaker, type PartMaker } from '../encode/part-maker.ts';
import { planTree } from '../tree/plan-tree.ts';
import type { FileContent, Member } from './file-content.ts';

/** How several tables become the bytes of one file. */
export interface TablesOptions {
  readonly encoder: Encoder;
  readonly encoderOptions: OptionValues<OptionShape>;
  /** What the encoder may pack with. */
  readonly compressors: Compressors;
  /** Rows to a batch: a multiple of 4. What comes out does not depend on it. */
  readonly batchRows?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Plans a file of several tables: everything that can be refused is refused here.
 * @throws CodedError `format/cannot-hold` where the format holds one table only, or a column does not fit; what the format refuses.
 */
export function contentOfTables(world: World, tables: readonly PlannedTable[], options: TablesOptions): FileContent {
  const { encoder, encoderOptions, compressors } = options;
  if (encoder.script === undefined) {
    const message = `${encoder.id} holds one table; choose one, or a format that holds several, such as sql.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const facts = tables.map((table) => tableFacts(world, table));
  const parts = encoder.script(facts, encoderOptions, compressors);
  const members = parts.map((part) => memberOf(world, part, options));
  const end = parts.find((part) => part.kind === 'end' && part.front !== undefined);
  return { members, front: end?.kind === 'end' ? end.front?.bind(end) : undefined };
}

/**
 * Checks that tables can be loaded from files of their own, where the format's files are loaded in an order.
 * @throws CodedError `schema/reference-cycle` where their file would have rows to come back to; what the format refuses.
 */
export function checkSeparate(world: World, tables: readonly PlannedTable[], options: TablesOptions): void {
  if (tables.length < 2) return;
  const facts = tables.map((table) => tableFacts(world, table));
  const parts = options.encoder.script?.(facts, options.encoderOptions, options.compressors) ?? [];
  const again = parts.find((part) => part.kind === 'rows' && part.again);
  if (again?.kind !== 'rows') return;
  const message = `The table ${again.table} refers to rows that are loaded after it, so that one file a table cannot be loaded; write all tables into one file, such as out.${options.encoder.extensions[0] ?? options.encoder.id}.`;
  throw new CodedError('schema/reference-cycle', message);
}

function memberOf(world: World, part: ScriptPart, options: TablesOptions): Member {
  if (part.kind === 'text' || part.kind === 'end') return part;
  if (part.kind === 'tree') {
    planTree(world, part, options);
    const { name, rowCount } = world.table(part.root.table);
    return { kind: 'tree', table: name, rowCount, chunks: () => planTree(world, part, options)() };
  }
  const { name, rowCount } = world.table(part.table);
  // Opened to see what is refused, and anew for each pass, so that tables that wait hold no memory.
  const open = (): PartMaker => openRows(world, part, options);
  const { batchRows, blockRows, groupRows } = open();
  const cuts = { batchRows, blockRows, groupRows };
  return { kind: 'rows', table: name, window: { from: 0, take: rowCount }, again: part.again, cuts, open };
}

function openRows(world: World, part: ScriptRows, { batchRows }: TablesOptions): PartMaker {
  const table = world.table(part.table);
  const run = openTable(world, table, { columns: part.columns, batchRows });
  demandColumns(table, run);
  const encoding = part.plan(run.batch.columns, run.batch.rows);
  return createPartMaker({ run, encoding }, { from: 0, take: table.rowCount });
}
