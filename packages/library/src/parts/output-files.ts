import type { Window } from '@populace/engine';
import {
  contentOfTable,
  hereSource,
  type PartCuts,
  type PartJob,
  type PartMaker,
  type PartSource,
  planMembers,
  planParts,
  type WholeFile,
} from '@populace/output';
import type { OpenedSchema } from '../open-schema.ts';
import type { OpenedTable } from '../opened-table.ts';
import type { FormatOptions } from '../registry/formats.ts';

/** A file to be planned, and what its target knows of it. */
export interface FileRequest<About> {
  readonly path: string;
  /** The id of a format that is loaded (`loadFormat`). */
  readonly format: string;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  /** What the whole file is compressed with. */
  readonly compression: string | null;
  readonly about: About;
}

/** Rows of a table that go to a file. */
export interface RowsRequest<About> extends FileRequest<About> {
  readonly opened: OpenedTable;
  readonly window: Window;
  /** Where its parts may begin, for whoever prints the plan. */
  readonly cuts?: PartCuts | undefined;
  readonly open: () => PartMaker;
  /** Returns who makes the parts of a job of so many cells. */
  readonly sourceFor: (job: PartJob, cells: number) => PartSource;
}

/** Returns the file of rows of a table, whose parts threads can make. */
export function fileOfRows<About>(request: RowsRequest<About>): WholeFile<About> {
  const { opened, window, path, format, options = {}, compression, about, cuts, open, sourceFor } = request;
  const { name: table } = opened;
  const columns = opened.columns.filter(({ hidden }) => !hidden).length;
  const members = [{ table, rows: window, parts: cuts && planParts(cuts) }];
  return {
    kind: 'whole',
    path,
    tables: [table],
    rowCount: window.take,
    plan: { path, format, compression, members },
    about,
    content: () => contentOfTable(table, window, open()),
    source: () => sourceFor({ table, format, options, window }, window.take * columns),
  };
}

/** Several tables that go to one file. */
export interface TablesRequest<About> extends FileRequest<About> {
  readonly schema: OpenedSchema;
  readonly tables: readonly OpenedTable[];
  readonly signal?: AbortSignal | undefined;
}

/** Returns the file of several tables, which one thread makes. What is refused is refused here. */
export function fileOfTables<About>(request: TablesRequest<About>): WholeFile<About> {
  const { schema, tables, path, format, options, compression, about, signal } = request;
  const names = tables.map(({ name }) => name);
  const content = schema.content(format, { tables: names, options, signal });
  return {
    kind: 'whole',
    path,
    tables: names,
    rowCount: tables.reduce((sum, { rowCount }) => sum + rowCount, 0),
    plan: { path, format, compression, members: planMembers(content) },
    about,
    content: () => content,
    source: () => hereSource,
  };
}
