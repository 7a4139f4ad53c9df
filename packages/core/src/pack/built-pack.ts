import type { Credit, WeightedPattern } from './pack.ts';

/** Some tables as one module: the binary form that `decodeTables` reads, as base64 text. */
export interface BuiltGroup {
  readonly bytes: string;
}

/** What `tools/packs.mjs` makes of a folder of tables. */
export interface BuiltPack {
  readonly facts: { readonly [path: string]: string };
  readonly patterns: { readonly [name: string]: readonly WeightedPattern[] };
  /** Each table's group. */
  readonly tables: { readonly [table: string]: string };
  /** Modules of tables that are loaded together: those whose names are the same up to the first dot. */
  readonly groups: { readonly [group: string]: () => Promise<BuiltGroup> };
  readonly credits: readonly Credit[];
}
