import { CodedError, type Dictionary } from '@populace/core';
import type { LocaleScope, PackTable, TableUse } from '@populace/recipes';
import type { Lender } from './lender.ts';

/** What a locale has: tables, facts and patterns of its own, of its country, and what it may borrow. */
export interface LocaleTables {
  readonly id: string;
  /** What recipes may know of it. */
  readonly scope: LocaleScope;
  /** The tables that it borrowed so far, by name, and from whom. */
  readonly borrowed: ReadonlyMap<string, string>;
  /** Who has a table for it; undefined where nobody has. */
  lender(table: string): Lender | undefined;
  /** Loads a table. Throws `schema/missing-in-locale` where nobody has it for this locale. */
  load(table: string): Promise<void>;
  /** A loaded table. */
  pack(table: string): PackTable;
  /** A list of texts of loaded tables. */
  dictionary(use: TableUse): Dictionary;
}

/** Locales that share the rows of a table, by weight. */
export interface LocaleMix {
  /** The same for equal mixes. */
  readonly key: string;
  readonly locales: readonly LocaleTables[];
  /** One a locale, above 0. */
  readonly weights: readonly number[];
}

/** That a locale lacks something, which nobody lends it. */
export function missingInLocale(id: string, what: string): CodedError {
  return new CodedError('schema/missing-in-locale', `the locale ${id} has no ${what}`);
}
