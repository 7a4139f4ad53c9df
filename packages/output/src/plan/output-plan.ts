import type { Window } from '@populace/engine';

/** What a run writes, as plain data that can be printed: files, what stands in each, and how its rows are cut into parts. */
export interface OutputPlan {
  /** The archive that holds the files; undefined where they stand by themselves. */
  readonly archive: string | undefined;
  readonly files: readonly FilePlan[];
  /** Where the manifest of the files goes, if there is one. */
  readonly manifest: string | undefined;
}

/** A file, or the files of a table that is split by the values of a column: then its path has `*` for each of them. */
export interface FilePlan {
  /** A path, a name in the archive, or `standard output`. */
  readonly path: string;
  /** The id of a format. */
  readonly format: string;
  /** What the whole file is compressed with. */
  readonly compression: string | null;
  readonly members: readonly MemberPlan[];
}

/** Rows of a table in a file. */
export interface MemberPlan {
  readonly table: string;
  /** A window, or those that have a value of a column. */
  readonly rows: Window | { readonly by: string };
  /** Undefined where rows stand among those of other tables, which are made one after another, and where nobody asked. */
  readonly parts: PartsPlan | undefined;
}

/** Where rows may be cut into parts, which any thread can make. */
export interface PartsPlan {
  /** Parts have a multiple of so many rows, but for the last. */
  readonly rows: number;
  /** Whether these are a block of the format; else they are a batch. */
  readonly areBlocks: boolean;
  /** No part has rows of two groups of so many, such as those of a sheet; absent where the format has none. */
  readonly groupRows?: number | undefined;
}
