// Made by `npm run generate` from the folders beside it; do not edit.
import type { Checker } from './define-checker.ts';
import { cases } from './cases.ts';
import { checks } from './checks.ts';
import { childCounts } from './child-counts.ts';
import { countFormulas } from './count-formulas.ts';
import { formulaColumns } from './formula-columns.ts';
import { nulls } from './nulls.ts';
import { references } from './references.ts';
import { rowCounts } from './row-counts.ts';
import { uniques } from './uniques.ts';

export const checkers: readonly Checker[] = [
  cases,
  checks,
  childCounts,
  countFormulas,
  formulaColumns,
  nulls,
  references,
  rowCounts,
  uniques,
];
