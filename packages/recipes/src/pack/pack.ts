import type { PackTable } from './pack-table.ts';

/** A text with {parts}, and how often it is taken relative to others of its name. */
export interface WeightedPattern {
  readonly text: string;
  readonly weight: number;
}

/** Where a table's facts come from. */
export interface Credit {
  /** The table. */
  readonly what: string;
  readonly source: string;
  /** An SPDX identifier, or `public domain`. */
  readonly licence: string;
}

/** What a folder of tables was built into. */
export interface Pack {
  /** Single facts by their dotted path in the YAML, such as `phone.national`, `lineDigits.phoneSafe`; values as text. */
  readonly facts: ReadonlyMap<string, string>;
  readonly patterns: ReadonlyMap<string, readonly WeightedPattern[]>;
  /** The names of its tables. */
  readonly tables: readonly string[];
  readonly credits: readonly Credit[];
  /** How many rows a table has, mostly without loading it. Rejects with RangeError for a name that is not in `tables`. */
  rows(name: string): Promise<number>;
  /** Loads a table (once). Rejects with RangeError for a name that is not in `tables`. */
  table(name: string): Promise<PackTable>;
}
