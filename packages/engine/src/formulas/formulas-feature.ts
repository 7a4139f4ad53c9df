import type { Feature } from '../model/feature.ts';
import { createCasePrimitive } from './case.ts';
import { checkFormulas } from './check-formulas.ts';
import { checkSiblings } from './check-siblings.ts';
import { describeFormulas } from './describe-formulas.ts';
import { createFormulaPrimitive } from './formula.ts';
import { writeFormula } from './write-recipe.ts';

/** Columns that are computed, and what else formulas say of a table. */
export const formulasFeature: Feature = {
  name: 'formulas',
  check: {
    names: checkFormulas,
    siblings: ({ world, table, problems }) => checkSiblings(world, table, problems),
  },
  compile: {
    primitives: (world) => [createFormulaPrimitive(world), createCasePrimitive()],
    write: writeFormula,
  },
  describe: { formulas: describeFormulas },
};
