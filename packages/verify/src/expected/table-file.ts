/** One file with rows of one table: what is known of it before it is read. */
export interface TableFile {
  /** What people call it: its path. */
  readonly label: string;
  /** The id of the format. */
  readonly format: string;
  /** The options of the format, as far as somebody said them. */
  readonly options: Readonly<Record<string, unknown>>;
  /** How many rows it has, where a manifest says so. */
  readonly take: number | undefined;
  /** Its bytes, without compression. An error of reading is thrown as an `Error` that says why. */
  open(): AsyncIterable<Uint8Array>;
}

/** The files of one table, in the order of their rows. */
export interface TableFiles {
  readonly table: string;
  readonly files: readonly TableFile[];
  /** The first row in them, of the whole table. */
  readonly firstRow: number;
  /** Whether they are to hold the whole table: not a window or some of its shards. */
  readonly isWhole: boolean;
}
