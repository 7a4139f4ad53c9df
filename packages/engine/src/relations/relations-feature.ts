import type { Feature } from '../model/feature.ts';
import { checkGivenReferences } from './check-given-references.ts';
import { checkGivenTerms } from './check-given-terms.ts';
import { checkRows, checkWeights } from './check-rows.ts';
import { checkTargets } from './check-targets.ts';
import { checkTerms } from './check-terms.ts';
import { describeRelations } from './follow/describe-relations.ts';
import { createPolymorphicPrimitive } from './polymorphic.ts';
import { createReferencePrimitive } from './reference.ts';
import { writeReference } from './write-recipe.ts';

/** References, and tables that have their rows per row of another. */
export const relationsFeature: Feature = {
  name: 'relations',
  check: {
    rows: ({ world, table, model, problems }) => checkRows(world, table, model, problems),
    columns: checkTargets,
    terms: ({ world, table, problems }) => checkTerms(world, table, problems),
    weights: ({ world, model, problems }) => checkWeights(world, model, problems),
    fixedReferences({ world, table, problems }) {
      checkGivenReferences(world, table, problems);
      checkGivenTerms(world, table, problems);
    },
  },
  compile: {
    primitives: (world) => [createReferencePrimitive(world), createPolymorphicPrimitive(world)],
    write: writeReference,
  },
  describe: { relations: describeRelations },
};
