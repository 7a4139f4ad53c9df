import { CodedError, type ProblemList } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import type { FeatureChecks, TableCheck } from '../model/feature.ts';
import type { Registry } from '../model/registry.ts';
import type { World } from '../model/world.ts';
import { findCycles } from './cycles.ts';
import type { Draft } from './draft.ts';
import { draftWorld } from './draft-world.ts';
import { features } from './features.ts';
import { loadTables } from './load-tables.ts';
import type { PlanDemands } from './plan-demands.ts';
import { settleWorld } from './settle-world.ts';

/** A plan in the making: what the phases so far have made, and what they found. */
export interface Compilation {
  readonly model: SchemaModel;
  readonly registry: Registry;
  readonly options: PlanDemands;
  readonly problems: ProblemList;
  draft: Draft | undefined;
  world: World | undefined;
}

/** A step from a checked document to a plan. */
export interface Phase {
  readonly name: string;
  run(at: Compilation): void | Promise<void>;
}

/** All steps, in order; none begins where one before it found an error. */
export const phases: readonly Phase[] = [
  {
    name: 'write the recipes of all columns',
    async run(at) {
      at.draft = await draftWorld(at.model, at.registry, at.problems, at.options);
    },
  },
  {
    name: 'find columns that depend on themselves',
    run: (at) => findCycles(draftOf(at), at.model, at.problems),
  },
  {
    name: 'load tables of locales',
    run: (at) => loadTables(draftOf(at), at.model, at.problems, at.options),
  },
  {
    name: 'settle types, relations and capacities',
    run(at) {
      at.world = settleWorld(draftOf(at), at.model);
    },
  },
  {
    name: 'check names and types of formulas',
    run(at) {
      for (const { check } of features) check.names?.(worldOf(at), at.problems);
    },
  },
  { name: 'check numbers of rows', run: (at) => checkTables(at, ['rows']) },
  { name: 'check numbers of siblings', run: (at) => checkTables(at, ['siblings']) },
  {
    name: 'check columns, then columns together',
    run(at) {
      checkColumns(at);
      checkTables(at, ['together']);
    },
  },
  { name: 'check conditions of references', run: (at) => checkTables(at, ['terms']) },
  {
    name: 'check weights, then fixed cells',
    run(at) {
      checkTables(at, ['weights']);
      checkTables(at, ['fixedCells', 'fixedReferences']);
    },
  },
  { name: 'try the first rows', run: (at) => checkTables(at, ['firstRows']) },
];

type TableStage = Exclude<keyof FeatureChecks, 'names' | 'columns'>;

/** Has the features look at each table, stage by stage. */
function checkTables(at: Compilation, stages: readonly TableStage[]): void {
  for (const one of tablesOf(at)) {
    for (const stage of stages) for (const { check } of features) check[stage]?.(one);
  }
}

/** Has the features look at each column. */
function checkColumns(at: Compilation): void {
  for (const one of tablesOf(at)) {
    for (const source of one.model.columns) {
      const column = one.table.column(source.name);
      for (const { check } of features) check.columns?.({ ...one, column, source });
    }
  }
}

function tablesOf(at: Compilation): readonly TableCheck[] {
  const world = worldOf(at);
  const { model, problems } = at;
  return model.tables.map((table) => ({ world, table: world.table(table.name), model: table, problems }));
}

function draftOf({ draft }: Compilation): Draft {
  if (draft !== undefined) return draft;
  throw new CodedError('internal', 'A phase looked at recipes before they were written.');
}

function worldOf({ world }: Compilation): World {
  if (world !== undefined) return world;
  throw new CodedError('internal', 'A phase looked at the plan before it was settled.');
}
