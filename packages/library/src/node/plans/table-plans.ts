import type { Window } from '@populace/engine';
import type { PartCuts, PartMaker } from '@populace/output';
import type { OpenedSchema } from '../../open-schema.ts';
import type { OpenedTable } from '../../opened-table.ts';
import { type FormatOptions, formatOptionsOf } from '../../registry/formats.ts';
import { loadFormat } from '../../settle-format.ts';
import type { Joining } from '../manifest/manifest.ts';
import { type TablePath, targetPaths } from '../targets/target-paths.ts';
import { loadNodeCompressors } from '../workers/load-node-compressors.ts';
import { type RunWindow, tableWindow } from './table-window.ts';

/** What of a run says what is written where. */
interface TablePlanOptions extends RunWindow {
  readonly out: string;
  readonly tables?: readonly string[] | undefined;
  readonly format?: string | undefined;
  readonly options?: FormatOptions | undefined;
}

/** The tables that are meant: those named, each once and in their order, else all that are not hidden. */
export function chosenTables(schema: OpenedSchema, names: readonly string[] | undefined): readonly OpenedTable[] {
  if (names === undefined) return schema.tables.filter(({ hidden }) => !hidden);
  return [...new Set(names)].map((name) => schema.table(name));
}

/** A table, its rows, and where they go. */
export interface TablePlan extends TablePath {
  readonly opened: OpenedTable;
  readonly window: Window;
  /** All options of the format. */
  readonly settled: { readonly [name: string]: unknown };
  readonly join: Joining | null;
  readonly cuts: PartCuts;
}

/** Settles what is written where, and finds what a format refuses in any of the tables before the first row is made. */
export async function planTables(schema: OpenedSchema, options: TablePlanOptions): Promise<readonly TablePlan[]> {
  const tables = chosenTables(schema, options.tables);
  const paths = targetPaths({
    ...options,
    tables: tables.map(({ name }) => name),
    allTables: schema.tables.map(({ name }) => name),
  });
  for (const { format } of paths) await loadFormat(format.id, options.options, loadNodeCompressors);
  return paths.map((path) => {
    const opened = schema.table(path.table);
    const window = tableWindow(opened.rowCount, options);
    const settled = formatOptionsOf(path.format, options.options ?? {});
    const maker = opened.parts(path.format.id, { options: options.options, ...window });
    const { batchRows, blockRows, groupRows } = maker;
    return { ...path, opened, window, settled, join: joiningOf(maker), cuts: { batchRows, blockRows, groupRows } };
  });
}

function joiningOf(maker: PartMaker): Joining | null {
  if (maker.between === undefined) return null;
  const between = new TextDecoder().decode(maker.between);
  return { head: maker.head().length, tail: maker.tail([]).length, between };
}
