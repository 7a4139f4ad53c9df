// Made by `npm run generate` from the folders beside it; do not edit.
import type { Checker } from './define-checker.ts';
import { childCounts } from './child-counts.ts';
import { nulls } from './nulls.ts';
import { references } from './references.ts';
import { rowCounts } from './row-counts.ts';
import { uniques } from './uniques.ts';

export const checkers: readonly Checker[] = [
  childCounts,
  nulls,
  references,
  rowCounts,
  uniques,
];
