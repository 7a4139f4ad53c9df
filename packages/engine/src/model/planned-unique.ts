import type { Place } from '@populace/core';
import type { Recipe, Source } from '@populace/recipes';
import type { Folding } from '@populace/unicode';
import type { ChildRelation } from './child-relation.ts';
import type { AskedFormula } from './formula-recipe.ts';

/** Columns whose values together come once only: each row has a rank, whose digits choose the values. */
export interface PlannedUnique {
  /** All of its columns, as written. */
  readonly columns: readonly string[];
  /** Whether one of them follows the parents, so that the others differ among the children of one parent. */
  readonly within: boolean;
  /** A reference to another row for each child of a parent, which alone makes the columns unique: no rank chooses values then. */
  readonly distinct: string | undefined;
  /** The columns whose values the rank chooses, what they are made of then, and how many values its digit can tell apart. */
  readonly drawn: readonly { readonly column: string; readonly recipe: Recipe; readonly base: number }[];
  /** How many ranks there are: the product of the bases, up to 2^53. */
  readonly size: number;
  /** How many combinations of values there are, however many. */
  readonly capacity: bigint;
  /** Which rows differ; all if absent. */
  readonly where: AskedFormula | undefined;
  /** What does not count where texts differ. */
  readonly folding: Folding | undefined;
  readonly place: Place;
}

/** A column's digit of the rank of its unique, and the source that draws from it. */
export interface ColumnRanks {
  readonly digits: Float64Array;
  /** How many values the digit tells apart. */
  readonly base: number;
  /** What the column is made of. */
  readonly recipe: Recipe;
  readonly source: Source;
  readonly unique: PlannedUnique;
}

/** The name of the draws of a unique of several columns. */
export function uniquePath({ columns }: Pick<PlannedUnique, 'columns'>): string {
  return `u:${JSON.stringify(columns)}`;
}

/** How many rows a table has, and a parent at most. */
interface CountedTable {
  readonly rowCount: number;
  readonly relation: Pick<ChildRelation, 'bound' | 'greatest'> | undefined;
}

/**
 * Whether the rows that differ are numbered, as there are too few values for all rows, or for all children of a parent: the k-th of them then
 * has the k-th rank. Else every row has a rank of its own, whether its formula holds or not, and none has to be looked at.
 */
export function isNumbered(
  { where, within, distinct, capacity }: PlannedUnique,
  { rowCount, relation }: CountedTable,
): boolean {
  if (where === undefined || distinct !== undefined) return false;
  if (!within || relation === undefined) return capacity < BigInt(rowCount);
  // As many as the document allows may be known without adding up how many there are.
  return Number(capacity) < relation.bound && Number(capacity) < relation.greatest;
}
