import { features } from '../compile/features.ts';
import type { CheckTrial, FormulaSummary, RelationSummary, UniqueSummary } from '../model/feature-summaries.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';

/** Describes what refers to what, table by table. */
export function describeRelations(world: WorldFacts): readonly RelationSummary[] {
  return features.flatMap(({ describe }) => describe?.relations?.(world) ?? []);
}

/** Tells the types of all formulas of a schema: those of columns, of cases, of checks and of numbers of rows. */
export function describeFormulas(world: WorldFacts): readonly FormulaSummary[] {
  return features.flatMap(({ describe }) => describe?.formulas?.(world) ?? []);
}

/** Describes the uniques of a table that are asked for: of columns, then of several together. */
export function describeUniques(table: PlannedTable): readonly UniqueSummary[] {
  return features.flatMap(({ describe }) => describe?.uniques?.(table) ?? []);
}

/** Tries the checks of a table with its first rows, 10,000 at most, none of which is drawn again. */
export function describeChecks(world: PlannableWorld, table: PlannedTable): readonly CheckTrial[] {
  return features.flatMap(({ describe }) => describe?.checks?.(world, table) ?? []);
}
