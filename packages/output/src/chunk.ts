/** A piece of a file's bytes, valid until the next is asked for, and how many rows it ends. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly rows: number;
  /** True where the bytes stand in the place of the first ones, which had only kept it. */
  readonly isFront?: boolean;
}

/** A piece of a file of several tables. */
export interface ScriptChunk extends Chunk {
  /** The table whose rows it has; undefined between tables. */
  readonly table: string | undefined;
  /** Where it has rows of several tables: what each has of it. */
  readonly shares?: ReadonlyMap<string, TableShare> | undefined;
}

/** What a table has of a piece of a file. */
export interface TableShare {
  readonly rows: number;
  readonly bytes: number;
}
