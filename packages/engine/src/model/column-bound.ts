import type { AskedFormula } from './formula-recipe.ts';

/** That the values of a column are at least, or at most, those of a formula. */
export interface ColumnBound {
  readonly column: string;
  readonly side: 'least' | 'most';
  /** Whether the bound itself is out. */
  readonly isStrict: boolean;
  readonly by: AskedFormula;
}
