import { createProblemList, type Problem } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import { tryChecks } from '../checks/try-checks.ts';
import { checkFormulas } from '../formulas/check-formulas.ts';
import { checkSiblings } from '../formulas/check-siblings.ts';
import type { Registry } from '../model/registry.ts';
import type { World } from '../model/world.ts';
import { checkNested } from '../nested/check-nested.ts';
import { checkGivenReferences } from '../relations/check-given-references.ts';
import { checkGivenTerms } from '../relations/check-given-terms.ts';
import { checkRows, checkWeights } from '../relations/check-rows.ts';
import { checkTerms } from '../relations/check-terms.ts';
import { checkExceptMade, checkGivenMade } from '../unique/check-given.ts';
import { checkUniques } from '../unique/check-uniques.ts';
import { checkColumn } from './check-column.ts';
import { findCycles } from './cycles.ts';
import { draftWorld } from './draft-world.ts';
import { loadTables } from './load-tables.ts';
import type { PlanDemands } from './plan-demands.ts';
import { settleWorld } from './settle.ts';

/** The world of a schema, unless something is wrong with it. */
export interface PlannedWorld {
  readonly world: World | undefined;
  readonly problems: readonly Problem[];
}

/** Settles a checked schema: recipes, tables (loaded here, the only step that waits), types, cycles, capacities. */
export async function planWorld(
  model: SchemaModel,
  registry: Registry,
  options: PlanDemands = {},
): Promise<PlannedWorld> {
  const problems = createProblemList();
  const draft = await draftWorld(model, registry, problems, options);
  if (!problems.hasErrors()) findCycles(draft, model, problems);
  if (!problems.hasErrors()) await loadTables(draft, model, problems, options);
  if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  const world = settleWorld(draft, model);
  checkFormulas(world, problems);
  if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  for (const table of model.tables) checkRows(world, world.table(table.name), table, problems);
  if (!problems.hasErrors()) for (const table of world.tables) checkSiblings(world, table, problems);
  if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  for (const table of world.tables) {
    for (const column of table.columns) {
      checkNested(world, table, column, problems);
      checkColumn(world, table, column, model, problems);
    }
  }
  for (const table of model.tables) checkUniques(world, world.table(table.name), table, problems);
  if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  for (const table of world.tables) checkTerms(world, table, problems);
  if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  for (const table of model.tables) checkWeights(world, table, problems);
  for (const table of world.tables) {
    for (const column of table.columns) {
      checkGivenMade(world, table, column, problems);
      checkExceptMade(world, table, column, problems);
    }
    checkGivenReferences(world, table, problems);
    checkGivenTerms(world, table, problems);
  }
  if (!problems.hasErrors()) for (const table of world.tables) tryChecks(world, table, problems);
  return { world: problems.hasErrors() ? undefined : world, problems: problems.problems };
}
