import type { Column, OptionShape, OptionValues, RowSet } from '@populace/core';
import type { Compressors } from './compressors.ts';
import type { TableFacts } from './table-facts.ts';

/** What an encoder may know of the table beside its columns. */
export interface EncodedTable {
  /** The table; its columns are those that are written, in their order. */
  readonly facts: TableFacts;
  /**
   * The numbers of the rows that the vectors hold: filled with them for each batch, one row following the other. The bytes of a row
   * may depend on its number, and on whether it is the window's first, but on nothing else of the window.
   */
  readonly rows: RowSet;
  /** How many rows are written: those of the window. */
  readonly rowCount: number;
  /** The number of the window's first row. Only bytes of blocks may depend on it: such files are not joined from windows. */
  readonly firstRow: number;
  /** What it may pack bytes with, as far as it says so by `packing`. */
  readonly compressors: Compressors;
}

/** A format for rows: head once, batches each for themselves (so in parallel, in order), tail once. */
export interface Encoder {
  /** One word, such as `csv`. */
  readonly id: string;
  readonly summary: string;
  /** The media type (RFC 6838) of the whole. */
  readonly contentType: string;
  /** Without a dot, preferred first. */
  readonly extensions: readonly string[];
  /** Whether its bytes are text that a person can read. */
  readonly isText: boolean;
  readonly options: OptionShape;
  /**
   * Settles everything for a table's columns, whose vectors stay the same for all batches.
   * @throws CodedError `format/cannot-hold` where a column does not fit the format.
   */
  plan(columns: readonly Column[], options: OptionValues<OptionShape>, table: EncodedTable): EncoderRun;
  /**
   * Present where a file can hold all tables of a schema: what stands in it, in order. Tables come in the order of the document.
   * @throws CodedError where the tables cannot stand in one file.
   */
  script?(
    tables: readonly TableFacts[],
    options: OptionValues<OptionShape>,
    compressors: Compressors,
  ): readonly ScriptPart[];
  /** What the format packs its bytes with, with these options; absent or undefined where it does not. */
  packing?(options: OptionValues<OptionShape>): Packing | undefined;
}

/** What bytes are packed with: by DEFLATE, with or without gzip around it, or by Zstandard, which is loaded for those who need it. */
export type Packing = 'deflate' | 'zstd';

/** The encoding of one window of one table. A row carries its separator before it, except the window's first, so parts join. */
export interface EncoderRun {
  /** The bytes before the first row. */
  begin(): Uint8Array;
  /**
   * Encodes the first `n` rows of the vectors as they stand. `first` says that they begin with the window's first row.
   * The result is valid until the next call.
   */
  encode(n: number, first: boolean): Uint8Array;
  /** The bytes after the last row. `empty` says that there was none; `blocks` has the window's blocks where rows stand in such. */
  end(empty: boolean, blocks: readonly WrittenBlock[]): Uint8Array;
  /** Present where rows stand in blocks, and the end of the file says where each is and what it holds. */
  readonly blocks?: BlockEncoding | undefined;
  /**
   * Present where the file's first bytes depend on all that follows them: makes as many as `begin` returned, which only kept their place,
   * by the window's blocks. Whoever writes the file puts them there last, or makes the rows twice.
   */
  front?(blocks: readonly WrittenBlock[]): Uint8Array;
  /**
   * What stands between two rows, so that files of windows can be joined: the first one's head, the rows of each with this between,
   * the last one's tail. Absent where files of the format cannot be joined so.
   */
  readonly between?: Uint8Array | undefined;
}

/**
 * Rows that are put together in blocks: `encode` may keep back what belongs to the block, and `close` hands it out. Each block can be made
 * for itself, by any thread, in any order.
 */
export interface BlockEncoding {
  /** Rows of a block, but for the window's last: a multiple of 4. The first begins with the window's first row. */
  readonly rows: number;
  /** Ends the block. Bytes and summary are valid until the next call. */
  close(): ClosedBlock;
  /**
   * Present where bytes of a block depend on its place in the file: settles them once it is known, in place, or returns others. All bytes
   * of such blocks come from `close`.
   */
  settle?(block: ClosedBlock, place: number): Uint8Array;
  /** Present where blocks stand in groups with something between them. */
  readonly groups?: BlockGroups | undefined;
}

/** A block as it is made. */
export interface ClosedBlock {
  readonly bytes: Uint8Array;
  /** What is said of it at the end of the file: plain data, which threads can send to one another. */
  readonly summary: unknown;
}

/** Blocks that stand together, such as those of a sheet. */
export interface BlockGroups {
  /** Blocks of a group, but for the window's last. */
  readonly blocks: number;
  /** The bytes between a group and the next, by all blocks before them; they belong to no block. */
  between(before: readonly WrittenBlock[]): Uint8Array;
}

/** A block as it stands in the file. */
export interface WrittenBlock {
  readonly rows: number;
  /** All its bytes. */
  readonly bytes: number;
  /** What the end of the file must know of it: plain data, which threads can send to one another. */
  readonly summary: unknown;
}

/** A part of a file that holds several tables. */
export type ScriptPart = ScriptText | ScriptRows | ScriptTree | ScriptEnd;

/** A text as it stands. */
export interface ScriptText {
  readonly kind: 'text';
  readonly text: string;
}

/** All rows of a table, or some of their columns. */
export interface ScriptRows {
  readonly kind: 'rows';
  readonly table: string;
  /** The names of columns, in the order in which `plan` takes them. */
  readonly columns: readonly string[];
  /** Whether the rows are in the file already, so that they do not count twice. */
  readonly again: boolean;
  /** @throws CodedError `format/cannot-hold` where a column does not fit the format. */
  plan(columns: readonly Column[], rows: RowSet): EncoderRun;
}

/** All rows of a table, each with the rows of other tables that belong to it within it, and so on. */
export interface ScriptTree {
  readonly kind: 'tree';
  readonly root: TreeRows;
}

/** Rows of a table within a row of its parent, or those of the outermost table. */
export interface TreeRows {
  readonly table: string;
  /** The names of columns, in the order in which `plan` takes them. */
  readonly columns: readonly string[];
  /** Before the first row, between two, and after the last; `empty` stands for all of these where there are none. */
  readonly frame: { readonly before: string; readonly between: string; readonly after: string; readonly empty: string };
  /** After a row and all that is within it. */
  readonly rowClose: string;
  readonly children: readonly TreeRows[];
  /**
   * Plans what stands of each row before the rows within it, with `TREE_ROW_END` after it and nowhere else.
   * @throws CodedError `format/cannot-hold` where a column does not fit the format.
   */
  plan(columns: readonly Column[], rows: RowSet): EncoderRun;
}

/** What depends on all that was written before it, such as a directory of what stands where. */
export interface ScriptEnd {
  readonly kind: 'end';
  make(before: readonly WrittenPart[]): Uint8Array;
  /** Present where the file's first bytes depend on all that follows them: makes as many as the first part began with. */
  front?(before: readonly WrittenPart[]): Uint8Array;
}

/** A part of a file as it stands there: its bytes, and the blocks of its rows. */
export interface WrittenPart {
  readonly bytes: number;
  readonly rows: number;
  readonly blocks: readonly WrittenBlock[];
}

/** What an encoder's author writes. */
export interface EncoderDefinition<S extends OptionShape> {
  readonly id: string;
  readonly summary: string;
  readonly contentType: string;
  readonly extensions: readonly string[];
  /** Whether its bytes are text that a person can read; so if absent. */
  readonly isText?: boolean;
  readonly options: S;
  plan(columns: readonly Column[], options: OptionValues<S>, table: EncodedTable): EncoderRun;
  script?(tables: readonly TableFacts[], options: OptionValues<S>, compressors: Compressors): readonly ScriptPart[];
  packing?(options: OptionValues<S>): Packing | undefined;
}

/** Defines an encoder. */
export function defineEncoder<const S extends OptionShape>(definition: EncoderDefinition<S>): Encoder {
  const { script, packing, ...rest } = definition;
  return {
    isText: true,
    ...rest,
    // Options are read by the shape's own readers before either is called, so the values have the shape's types.
    plan: (columns, options, table) => definition.plan(columns, options as OptionValues<S>, table),
    ...(script && {
      script: (tables, options, compressors) => script(tables, options as OptionValues<S>, compressors),
    }),
    ...(packing && { packing: (options) => packing(options as OptionValues<S>) }),
  };
}
