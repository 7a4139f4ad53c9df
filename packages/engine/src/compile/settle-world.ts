import type { SchemaModel } from '@populace/schema';
import { planWithinBounds } from '../checks/plan-bounds.ts';
import { planRowsThatHold } from '../checks/rows-that-hold.ts';
import { circleSentence } from '../formulas/checked-formula.ts';
import { createRowsWhere } from '../formulas/rows-where.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { SumPort } from '../model/sum-port.ts';
import type { World } from '../model/world.ts';
import { weightParts } from '../relations/weight-index.ts';
import { createSumBook, type SumBook } from '../sums/sum-book.ts';
import type { Draft } from './draft.ts';
import { requireNamed } from './require-named.ts';
import { settleTable } from './settle-table.ts';

/** Settles a draft whose tables are loaded: scopes, types, capacities. */
export function settleWorld(draft: Draft, model: SchemaModel): World {
  const sums = createSumBook(circleSentence);
  const world: World = {
    name: model.name,
    seed: model.seed,
    values: model.values,
    now: model.now,
    primitives: draft.registry.primitives,
    borrowed: borrowedBy(draft),
    tables: model.tables.map((table) => settleTable(draft, table, () => world)),
    table: (name) => requireNamed(world.tables, name, 'table'),
    fieldRecipe: draft.fieldRecipe,
    sums,
    weights: createWeights(sums, () => world),
    ...createRowsWhere(sums, () => world),
    rowsThatHold: planRowsThatHold,
    withinBounds: planWithinBounds,
  };
  draft.link.world = world;
  return world;
}

function borrowedBy({ columns }: Draft): readonly string[] {
  const all = [...columns.values()].flatMap((ofTable) => [...ofTable.values()]);
  const locales = new Set(all.flatMap(({ variants }) => variants.map(({ locale }) => locale)));
  return [...locales].flatMap(({ id, borrowed }) =>
    [...borrowed].sort().map(([table, from]) => `${id}: ${table} from ${from}`),
  );
}

/** Weights that are asked for, once for the same. */
function createWeights(sums: SumBook, world: () => PlannableWorld): SumPort['weights'] {
  return (table, column, where) =>
    sums.sum(`weights:${JSON.stringify([table, column, where?.name])}`, () =>
      weightParts(world(), world().table(table), { column, where }),
    );
}
