import type { Sum, SumBook } from '../sums/sum-book.ts';
import type { AskedFormula } from './formula-recipe.ts';
import type { WorldFacts } from './world-facts.ts';

/** The rows for which formulas hold, added up when they are asked for first. */
export interface CountPort {
  /** The rows of a table for which a formula holds, each counted as 1. */
  rowsWhere(where: AskedFormula): Sum;
  /** The same of a table with its rows per parent, in the order of the parents. */
  childrenWhere(where: AskedFormula): Sum;
}

/** All that is added up over the rows of tables. */
export interface SumPort extends CountPort {
  readonly sums: SumBook;
  /** The weights of a table's rows, which a column holds, 0 where a formula does not hold. */
  weights(table: string, column: string, where?: AskedFormula): Sum;
}

/** The facts of a world, and the rows that conditions leave. */
export interface CountedWorld extends WorldFacts, CountPort {}

/** The facts of a world, and all that is added up. */
export interface SummedWorld extends WorldFacts, SumPort {}
