import type { DateForm } from '@populace/cells';
import { type Batch, CodedError, type LogicalType, typeName } from '@populace/core';
import {
  batchesOf,
  type CellExplanation,
  type CheckTrial,
  type ColumnCapacity,
  columnCapacity,
  createRowReader,
  describeChecks,
  estimateRows,
  explainCell,
  openTable,
  type PlannedTable,
  type Row,
  type RowEstimate,
  tableRows,
  type Window,
  type World,
  windowOf,
} from '@populace/engine';
import {
  type Chunk,
  chunksHere,
  contentOfTable,
  type EncodeOptions,
  estimateBytes,
  type ListMaker,
  openLists,
  openParts,
  type PartMaker,
  type SizeEstimate,
} from '@populace/output';
import { parseFormat } from './content-types/parse-format.ts';
import { type CountOptions, countRows } from './count-rows.ts';
import { demandColumns } from './demand-columns.ts';
import { demandRow } from './demand-row.ts';
import { createFindChildren, createFindParent, type FindChildren, type FindParent } from './following.ts';
import { createPreview, type MakePreview } from './preview.ts';
import { createProfile, type MakeProfile } from './profile.ts';
import type { FormatOptions } from './registry/formats.ts';
import { createLocalesOf, type LocalesOf } from './row-locales.ts';
import { createRowOf, type RowOf } from './row-of.ts';
import type { SchemaOrigin } from './schema-origin.ts';
import { loadFormat, settleFormat } from './settle-format.ts';
import { createTableSums, type TableSums } from './table-sums.ts';
import type { WindowOptions } from './window-options.ts';

/** A column as a table's user sees it. */
export interface ColumnPage {
  readonly name: string;
  /** Its logical type, such as `int64` or `decimal(10,2)`. */
  readonly type: string;
  readonly logicalType: LogicalType;
  readonly hidden: boolean;
}

/** How rows come as objects. */
export interface RowsOptions extends WindowOptions {
  /** Dates and timestamps as ISO 8601 text (the default) or as `Date`. */
  readonly dates?: DateForm | undefined;
}

/** How a table comes as the bytes of a format. */
export interface BytesOptions extends WindowOptions {
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  /**
   * Whether the first bytes may come last, in a chunk that says so (`isFront`), where the format knows them last; else its rows are made
   * twice. For `chunks` alone; off unless said.
   */
  readonly frontLast?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Something that can be walked with `for` and with `for await`; the second lets other work run now and then. */
export type Walk<T> = Iterable<T> & AsyncIterable<T>;

/** A table of an opened schema. */
export interface OpenedTable {
  readonly name: string;
  /** Added up when it is asked for first, which takes long where a formula counts the rows of many parents. */
  readonly rowCount: number;
  /**
   * How many rows the table has, at once: exact, or about where adding them up would take long. Undefined where nothing is known
   * before that.
   */
  rowEstimate(): RowEstimate | undefined;
  /**
   * Counts the rows while other work goes on, and resolves to their number; at once where it is known. Rejects with `run/cancelled`
   * where the signal is aborted.
   */
  countRows(options?: CountOptions): Promise<number>;
  /** What is added up before rows are made, for whoever shares that among threads. */
  readonly sums: TableSums;
  readonly hidden: boolean;
  readonly columns: readonly ColumnPage[];
  /** What its schema was opened from. */
  readonly origin: SchemaOrigin;
  /** Rows as objects. */
  rows(options?: RowsOptions): Walk<Row>;
  /** One row, however far: row 1,000,000,000 is as near as row 0. Throws `call/usage` outside of the table. */
  rowAt(row: number, options?: Pick<RowsOptions, 'columns' | 'dates'>): Row;
  /**
   * A piece of the table as texts, column by column, with the locale of each row: plain data, ready to be sent from a worker. Throws
   * `call/usage` for more than 10,000 rows at once.
   */
  preview: MakePreview;
  /** The locale of each row of a piece, such as `de_DE`; undefined where no column asks for one. Throws as `preview` does. */
  localesOf: LocalesOf;
  /**
   * What the values of the columns are like: nulls, different values, the most frequent ones, ranges, means, histograms, and the locales
   * of the rows. Of up to 10,000 rows, spread evenly over those asked about, so that a table of any size takes the same time. Throws
   * `run/cancelled`.
   */
  profile: MakeProfile;
  /** Tries the checks of the table with its first rows, 10,000 at most: in how many each holds as they are drawn first. */
  checks(): readonly CheckTrial[];
  /**
   * How the cell of a column and row came to be, as plain data: what it was drawn from and how, the subject's fields and the rows
   * of other tables that it comes from. Throws `schema/unknown-column`, and `call/usage` outside of the table.
   */
  explain(column: string, row: number): CellExplanation;
  /**
   * The row that has a value of a unique column, hidden or not, or undefined; computed back, however many rows there are. The value is
   * text or what rows have (dates in either form). Throws `call/usage` where the column is not unique.
   */
  rowOf: RowOf;
  /**
   * How many different values a column can take, and whether it could be unique, for how many rows, or why not. Throws
   * `schema/unknown-column`.
   */
  capacityOf(column: string): ColumnCapacity;
  /**
   * The row that a cell of a column of references leads to; null where it refers to none. Computed, whatever the way of referring and
   * however many rows there are. A cell that the document gives leads to the row that has its value: computed where that is unique, else
   * looked for in tables of up to 65,536 rows. Throws `call/usage` for other columns.
   */
  parentOf: FindParent;
  /**
   * The rows of another table, or of the same, that refer to a row: how many there are, and a piece of their list, whose order is not that
   * of their numbers. They are computed back where the table has its rows per row of this one, where references are one to one, and in
   * trees. For other ways of referring all rows are to be looked at; where these are more than `lookAt`, the answer is `unlisted`.
   * Throws `call/usage` where the column does not refer to this table.
   */
  childrenOf: FindChildren;
  /** Batches of typed columns. A batch's buffers are filled anew for the next. */
  batches(options?: WindowOptions): Iterable<Batch>;
  /** The bytes of a format (`csv`, `ndjson`, …), in pieces of your own. */
  bytes(format: string, options?: BytesOptions): Walk<Uint8Array<ArrayBuffer>>;
  /** The same in pieces that are valid until the next is asked for, with the rows that each ends. */
  chunks(format: string, options?: BytesOptions): Iterable<Chunk>;
  /** The same in parts that can be made in any order, and in several workers at once. */
  parts(format: string, options?: BytesOptions): PartMaker;
  /** The same for any rows in any order, for files that have some of them each, at most as many as the window; throws `format/cannot-hold`. */
  listed(format: string, options?: BytesOptions): ListMaker;
  /**
   * How many bytes these would be, and roughly how long they take, from pieces spread evenly over the rows: some 4,000 rows are encoded
   * however many there are. Exact where there are no more.
   */
  estimate(format: string, options?: BytesOptions): SizeEstimate;
  /** The whole as text. */
  text(format: string, options?: BytesOptions): string;
}

/** Milliseconds of work between two breaths of an asynchronous walk: less than a frame of a screen. */
const BREATH_MS = 8;

/** Opens a table of a world. */
export function createOpenedTable(world: World, table: PlannedTable, origin: SchemaOrigin): OpenedTable {
  const localesOf = createLocalesOf(world, table);
  const opened: OpenedTable = {
    name: table.name,
    rowEstimate: () => estimateRows(world, table),
    countRows: (options) => countRows(world, table, options),
    sums: createTableSums(world, table),
    get rowCount() {
      return table.rowCount;
    },
    hidden: table.hidden,
    columns: table.columns.map(({ name, type, hidden }) => ({ name, type: typeName(type), logicalType: type, hidden })),
    origin,
    rows(options = {}) {
      const settled = settle(table, options);
      const make = (): Generator<Row> => tableRows(world, table, settled.window, { ...options, ...settled });
      return walk(make);
    },
    rowAt: createRowAt(world, table),
    preview: createPreview(world, table, localesOf),
    localesOf,
    profile: createProfile(world, table),
    checks: () => describeChecks(world, table),
    explain(column, row) {
      demandColumns(table, [column]);
      demandRow(table, row);
      return explainCell(world, table, column, row);
    },
    rowOf: createRowOf(world, table),
    capacityOf(column) {
      demandColumns(table, [column]);
      return columnCapacity(world, table, table.column(column));
    },
    parentOf: createFindParent(world, table),
    childrenOf: createFindChildren(world, table),
    batches(options = {}) {
      const settled = settle(table, options);
      return tableBatches(world, table, settled);
    },
    chunks(format, options = {}) {
      const settled = encodeOptions(table, format, options);
      const content = contentOfTable(table.name, settled.window, openParts(world, table, settled));
      return chunksHere(content, options);
    },
    parts: (format, options) => openParts(world, table, encodeOptions(table, format, options)),
    listed: (format, options) => openLists(world, table, encodeOptions(table, format, options)),
    estimate(format, options) {
      const clock = (): number => performance.now();
      return estimateBytes(world, table, { ...encodeOptions(table, format, options), clock });
    },
    bytes: (format, options) =>
      walk(
        () => copies(opened.chunks(format, { ...options, frontLast: false })),
        () => loadFormat(format, options?.options),
      ),
    text: (format, options) => textOf(opened.chunks(format, { ...inUtf8(format, options), frontLast: false })),
  };
  return opened;
}

function encodeOptions(table: PlannedTable, format: string, options: BytesOptions = {}): EncodeOptions {
  return { ...settle(table, options), ...settleFormat(format, options.options), signal: options.signal };
}

/** A text has characters, not bytes: where a format offers other encodings, its bytes are made in UTF-8 to become one. */
function inUtf8(format: string, options: BytesOptions = {}): BytesOptions {
  if (!Object.hasOwn(parseFormat(format).format.options, 'encoding')) return options;
  return { ...options, options: { ...options.options, encoding: 'utf-8' } };
}

function* tableBatches(world: World, table: PlannedTable, settled: Settled): Generator<Batch> {
  const run = openTable(world, table, settled);
  for (const { from, n } of batchesOf(settled.window, run.batchRows)) yield run.fillRange(from, n);
}

interface Settled {
  readonly window: Window;
  readonly columns: readonly string[] | undefined;
  readonly batchRows: number | undefined;
}

function settle(table: PlannedTable, { from, take, columns, batchRows }: WindowOptions): Settled {
  if (columns !== undefined) demandColumns(table, columns);
  if (batchRows !== undefined && !(Number.isSafeInteger(batchRows) && batchRows >= 4 && batchRows % 4 === 0)) {
    throw new CodedError('call/usage', `batchRows must be a multiple of 4 from 4 on, but is ${batchRows}.`);
  }
  return { window: windowOf(table.rowCount, { from, take }), columns, batchRows };
}

/** Rows asked for one by one share a plan for as long as the same columns are asked for. */
function createRowAt(world: World, table: PlannedTable): OpenedTable['rowAt'] {
  let known: { readonly of: string; readonly read: (row: number) => Row } | undefined;
  return (row, options = {}) => {
    demandRow(table, row);
    const { columns, dates = 'text' } = options;
    const of = JSON.stringify([columns, dates]);
    if (known?.of !== of) {
      const run = openTable(world, table, { ...settle(table, { columns }), batchRows: 4 });
      const reader = createRowReader(run.batch.columns, dates);
      known = {
        of,
        read(at) {
          run.fillRange(at, 1);
          return reader(0);
        },
      };
    }
    return known.read(row);
  };
}

/** Returns chunks as one text. */
export function textOf(chunks: Iterable<Chunk>): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (const { bytes } of chunks) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}

/** Returns the bytes of chunks in memory of their own. */
export function* copies(chunks: Iterable<Chunk>): Generator<Uint8Array<ArrayBuffer>> {
  for (const { bytes } of chunks) if (bytes.length > 0) yield bytes.slice();
}

/**
 * Walks anew each time; the asynchronous walk takes a breath now and then, and waits first for what is made `ready`. When has no say in
 * what comes.
 */
export function walk<T>(make: () => Generator<T>, ready?: () => Promise<void>): Walk<T> {
  return {
    [Symbol.iterator]: make,
    async *[Symbol.asyncIterator]() {
      await ready?.();
      let since = performance.now();
      for (const entry of make()) {
        yield entry;
        if (performance.now() - since < BREATH_MS) continue;
        await new Promise<void>((resume) => {
          setTimeout(resume, 0);
        });
        since = performance.now();
      }
    },
  };
}
