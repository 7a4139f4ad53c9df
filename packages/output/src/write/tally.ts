import type { ScriptChunk, TableShare } from '../chunk.ts';

/** What each table has of a file, in bytes before compression. */
export interface Tally {
  readonly rows: number;
  /** The table that was counted last. */
  readonly table: string;
  readonly shares: ReadonlyMap<string, TableShare>;
  count(chunk: ScriptChunk): void;
}

/** Creates a count for tables; what stands between them counts for the one before, what stands before all of them for the first. */
export function createTally(tables: readonly string[]): Tally {
  const shares = new Map(tables.map((name) => [name, { rows: 0, bytes: 0 }]));
  let [table = ''] = tables;
  let rows = 0;
  const add = (name: string, share: TableShare): void => {
    const own = shares.get(name);
    if (own === undefined) return;
    own.rows += share.rows;
    own.bytes += share.bytes;
  };
  return {
    get rows() {
      return rows;
    },
    get table() {
      return table;
    },
    shares,
    count(chunk) {
      table = chunk.table ?? table;
      rows += chunk.rows;
      if (chunk.shares !== undefined) for (const [name, share] of chunk.shares) add(name, share);
      else add(table, { rows: chunk.rows, bytes: chunk.isFront === true ? 0 : chunk.bytes.length });
    },
  };
}
