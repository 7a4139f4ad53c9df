import type { LogicalType } from '@populace/core';

/** A cell: its text, null for a null, undefined where the file has none that could be read. */
export type Cell = string | null | undefined;

/** A column as readers know it. */
export interface ReadColumn {
  readonly name: string;
  readonly type: LogicalType;
  /** Whether a value may be missing. */
  readonly nullable: boolean;
}

/** What can be wrong with a file as such, whatever stands in its cells. */
export type FileFault = 'verify/header' | 'verify/torn' | 'verify/broken' | 'verify/type';

/** One file that is read: what is known of it, and what takes in what stands there. */
export interface Reading {
  /** The columns that the file should have, in their order. */
  readonly columns: readonly ReadColumn[];
  /** The options of the format, as far as somebody said them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The characters that a row may have; 2^26 if absent. */
  readonly mostOfRow?: number | undefined;
  /** Takes a row in: a cell for each of the columns, in an array that is filled anew for the next row. */
  row(cells: readonly Cell[], line: number): void;
  /** Takes in what is wrong; lines count from 1. */
  fault(code: FileFault, line: number, message: string): void;
}

/** Reads the rows of one format. It shares no code with what wrote them. */
export interface Reader {
  /** The id of the format. */
  readonly id: string;
  /** Reads a file that comes in pieces of text, to its end. */
  read(texts: AsyncIterable<string>, reading: Reading): Promise<void>;
}

/** Defines a reader; `index.gen.ts` lists them. */
export function defineReader(reader: Reader): Reader {
  return reader;
}
