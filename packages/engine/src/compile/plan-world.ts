import { createProblemList, type Problem } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import type { Registry } from '../model/registry.ts';
import type { World } from '../model/world.ts';
import { type Compilation, phases } from './phases.ts';
import type { PlanDemands } from './plan-demands.ts';

/** The world of a schema, unless something is wrong with it. */
export interface PlannedWorld {
  readonly world: World | undefined;
  readonly problems: readonly Problem[];
}

/** Makes a plan of a checked document, phase by phase, as far as nothing is wrong. */
export async function planWorld(
  model: SchemaModel,
  registry: Registry,
  options: PlanDemands = {},
): Promise<PlannedWorld> {
  const problems = createProblemList();
  const at: Compilation = { model, registry, options, problems, draft: undefined, world: undefined };
  for (const phase of phases) {
    await phase.run(at);
    if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  }
  return { world: at.world, problems: problems.problems };
}
