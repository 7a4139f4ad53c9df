import type { LogicalType } from '@populace/core';
import type { ParsedFormula } from '@populace/formulas';
import type { Recipe } from '@populace/recipes';

/** A formula and the table whose rows it looks at. */
export interface AskedFormula {
  readonly formula: ParsedFormula;
  readonly table: string;
  /** What it is of; no two formulas of a world have the same. */
  readonly name: string;
}

/** What a formula makes of the row, its parents and its children. */
export interface FormulaRecipe extends Recipe, AskedFormula {
  readonly kind: 'formula';
  /** The type that the column asks for. */
  readonly asked: LogicalType | undefined;
}

/** The value of the first recipe whose condition holds; null where none does. */
export interface CaseRecipe extends Recipe {
  readonly kind: 'case';
  /** The column's. */
  readonly name: string;
  readonly branches: readonly RecipeBranch[];
  /** The type that the column asks for. */
  readonly asked: LogicalType | undefined;
}

export interface RecipeBranch {
  /** Undefined in a last branch, which takes all other rows. */
  readonly when: AskedFormula | undefined;
  /** Undefined for null. */
  readonly recipe: Recipe | undefined;
}
