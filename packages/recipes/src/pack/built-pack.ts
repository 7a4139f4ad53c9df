import type { Credit, WeightedPattern } from './pack.ts';
import type { StoredTable } from './table-directory.ts';

/**
 * Some tables as one module, as `decodeTables` reads them: what they consist of, all texts as one, all numbers as base64. Texts stand in the module as they
 * are, for what is compressed on its way to a browser must not be base64.
 */
export interface BuiltGroup {
  readonly tables: readonly StoredTable[];
  readonly texts: string;
  readonly numbers: string;
}

/** What `tools/packs.mjs` makes of a folder of tables. */
export interface BuiltPack {
  readonly facts: { readonly [path: string]: string };
  readonly patterns: { readonly [name: string]: readonly WeightedPattern[] };
  /** Each table's group, and how many rows it has. */
  readonly tables: { readonly [table: string]: { readonly group: string; readonly rows: number } };
  /** Modules of tables that are loaded together: those whose names are the same up to the first dot. */
  readonly groups: { readonly [group: string]: () => Promise<BuiltGroup> };
  readonly credits: readonly Credit[];
}
