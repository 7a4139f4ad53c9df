import type { RowSet, Vector } from '@populace/core';
import type { PlannedColumn } from '../../model/column.ts';
import type { LocaleMix, LocaleTables } from '../../model/locale-tables.ts';
import type { TablePlanner } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';
import { withMergedLists } from '../lists/merge-options.ts';
import type { PlanTrace } from '../plan-trace.ts';
import type { PlanningParts } from '../planning.ts';
import { planGiven } from '../values/given-cells.ts';
import { type Cache, createCache, lazily } from './cache.ts';
import { createLocalePlanner } from './locale-planner.ts';
import type { LocalePlanner } from './locale-rows.ts';
import { type Partition, planPartition } from './partition.ts';
import { createTableContext } from './table-context.ts';

/** Rows for which the columns that checks redraw are drawn: one for each row, by the number of the try. */
export interface TriedRows {
  readonly rows: RowSet;
}

/** Creates the planner of a table over `rows`. */
export function createTablePlanner(
  parts: PlanningParts,
  table: PlannedTable,
  rows: RowSet,
  tried?: TriedRows,
): TablePlanner {
  const { world, arena, trace } = parts;
  const context = createTableContext(parts, table, { rows, column: (name) => columns.get(name), createTablePlanner });
  const planners = createCache((locale: LocaleTables): LocalePlanner => {
    return createLocalePlanner(parts, { ...context, locale, rows, own: () => planner });
  });
  const held = lazily((): RowSet => tried?.rows ?? world.rowsThatHold(table, rows, parts));
  const redrawing = createCache((locale: LocaleTables): LocalePlanner => {
    return createLocalePlanner(parts, { ...context, locale, rows: held(), own: () => planner });
  });
  const partitions = createCache((mix: LocaleMix): Partition => planPartition(mix, parts, { ...context, rows }));
  const columns = createCache((name: string): Vector => {
    const column = table.column(name);
    // What is drawn again where a check does not hold has the same recipe in all rows.
    const ofRows = parts.unchecked !== true && table.redrawn.has(name) ? redrawing : planners;
    const make = (): Vector => {
      const made = withMergedLists(planMade(column, ofRows, partitions, trace), parts);
      const held = ofRows === redrawing ? world.withinBounds(made, column, { ...parts, planner }) : made;
      return planGiven(held, column, { ...parts, rows });
    };
    return trace === undefined ? make() : trace.column({ table, column, rows }, make);
  });
  const planner: TablePlanner = {
    world,
    table,
    rows,
    column: columns.get,
    chosen: context.chosen,
    family: context.family,
    demandChecks() {
      if (table.checks.length > 0) held();
    },
    // What children are made of is not explained: there are too many of them.
    spawn: (other, otherRows, step) =>
      createTablePlanner({ world, arena, step, noteCut: parts.noteCut, unchecked: parts.unchecked }, other, otherRows),
  };
  return planner;
}

/** One vector for all rows, or those of each locale's rows side by side. */
function planMade(
  column: PlannedColumn,
  planners: Cache<LocaleTables, LocalePlanner>,
  partitions: Cache<LocaleMix, Partition>,
  trace: PlanTrace | undefined,
): Vector {
  const [only, ...more] = column.variants;
  if (more.length === 0) return planners.get(only.locale).variant(column, only);
  const { choice, at, parts } = partitions.get(column.mix);
  trace?.mix(column.mix, choice);
  return {
    kind: 'mixed',
    choice,
    options: column.variants.map((variant, place) => {
      const part = parts[place] as Partition['parts'][number]; // There is a variant and a part for each locale of the mix.
      return { vector: part.planner.variant(column, variant), at, filled: part.rows };
    }),
  };
}
