import type { Generator } from '@populace/recipes';

/** What a document may name. */
export interface Registry {
  readonly generators: ReadonlyMap<string, Generator>;
  /** The ids of generators by other names that people know them by; only suggested, since ids alone are promised to stay. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Names of other tools that nothing here bears: why, and what to write instead, as the end of a sentence. */
  readonly elsewhere?: ReadonlyMap<string, string> | undefined;
  /** Ids of locales; `base` belongs to no language. Documents that give none are in `en_US`, or else in `base`. */
  readonly locales: readonly string[];
  /** Other spellings of these ids, such as `de` and `nb_no`, in lower case with `_`. */
  readonly localeAliases: ReadonlyMap<string, string>;
}

/** What a call says instead of the document. */
export interface Overrides {
  readonly seed?: string | undefined;
  readonly now?: string | undefined;
  readonly locale?: string | undefined;
  readonly rows?: RowOverrides | undefined;
}

/** Numbers of rows: for every table, and for single ones, which win. */
export interface RowOverrides {
  readonly all?: number | undefined;
  readonly tables: ReadonlyMap<string, number>;
}
