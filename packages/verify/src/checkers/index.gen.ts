// Made by `npm run generate` from the folders beside it; do not edit.
import type { Checker } from '../loading/define-checker.ts';
import { cases } from './cases.ts';
import { checks } from './checks.ts';
import { childCounts } from './child-counts.ts';
import { countFormulas } from './count-formulas.ts';
import { distributions } from './distributions.ts';
import { domains } from './domains.ts';
import { formulaColumns } from './formula-columns.ts';
import { givenCells } from './given-cells.ts';
import { lists } from './lists.ts';
import { nullShares } from './null-shares.ts';
import { nulls } from './nulls.ts';
import { polymorphic } from './polymorphic.ts';
import { referencePresence } from './reference-presence.ts';
import { referenceTargets } from './reference-targets.ts';
import { references } from './references.ts';
import { rowCounts } from './row-counts.ts';
import { templates } from './templates.ts';
import { uniques } from './uniques.ts';
import { weights } from './weights.ts';

export const checkers: readonly Checker[] = [
  cases,
  checks,
  childCounts,
  countFormulas,
  distributions,
  domains,
  formulaColumns,
  givenCells,
  lists,
  nullShares,
  nulls,
  polymorphic,
  referencePresence,
  referenceTargets,
  references,
  rowCounts,
  templates,
  uniques,
  weights,
];
