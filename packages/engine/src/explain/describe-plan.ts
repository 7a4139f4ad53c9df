import { formatMoment } from '@populace/calendar';
import { typeName } from '@populace/core';
import { openTable } from '../columns/rows/table-run.ts';
import { dirtyShare } from '../columns/values/dirty.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { UniqueSummary } from '../model/feature-summaries.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { dirtyWords } from './describe-dirty.ts';
import { describeUniques } from './describe-features.ts';

/** A plan as plain data, to print and to compare. */
export interface PlanSummary {
  readonly name: string;
  readonly seed: string;
  readonly values: number;
  readonly now: string;
  readonly tables: readonly TableSummary[];
}

/** A table of a plan. */
export interface TableSummary {
  readonly name: string;
  readonly rows: number;
  readonly batchRows: number;
  /** Loops that fill a batch. */
  readonly steps: number;
  readonly arenaBytes: number;
  readonly kernels: 'typescript';
  readonly columns: readonly ColumnSummary[];
  /** What is asked to be unique: columns, and columns together. */
  readonly uniques: readonly UniqueSummary[];
}

/** A column of a plan. */
export interface ColumnSummary {
  readonly name: string;
  readonly origin: string;
  readonly type: string;
  /** What stands in memory for it. */
  readonly vector: string;
  /** The name of its random streams. */
  readonly stream: string;
  readonly how: string;
  /** How many different values there are, where that can be counted. */
  readonly capacity: string | undefined;
  readonly unique: boolean;
  readonly nulls: number;
  readonly hidden: boolean;
}

/** Describes what a world will do, table by table in the order of making. */
export function describePlan(world: PlannableWorld): PlanSummary {
  return {
    name: world.name,
    seed: world.seed,
    values: world.values,
    now: formatMoment(world.now),
    tables: world.tables.map((table) => describeTable(world, table)),
  };
}

function describeTable(world: PlannableWorld, table: PlannedTable): TableSummary {
  const all = table.columns.map(({ name }) => name);
  const run = openTable(world, table, { columns: all });
  const kinds = new Map(run.batch.columns.map(({ name, vector }) => [name, vector.kind]));
  return {
    name: table.name,
    rows: table.rowCount,
    batchRows: run.batchRows,
    steps: run.stepCount,
    arenaBytes: run.arenaBytes,
    kernels: 'typescript',
    columns: table.columns.map((column) => describeColumn(column, kinds.get(column.name) ?? '')),
    uniques: describeUniques(table),
  };
}

function describeColumn(column: PlannedColumn, vector: string): ColumnSummary {
  const [{ recipe, scope }] = column.variants;
  // How many values several locales have together is not counted: they may share some.
  const capacity = column.variants.length === 1 ? scope.capacity(recipe) : undefined;
  return {
    name: column.name,
    origin: column.origin,
    type: typeName(column.type),
    vector,
    stream: `c:${column.name}`,
    how: [howOf(column), ...dirtOf(column)].join('; '),
    capacity: typeof capacity === 'bigint' ? `${capacity}` : undefined,
    unique: column.unique || scope.uniqueByRow(recipe),
    nulls: column.nulls?.share ?? 0,
    hidden: column.hidden,
  };
}

function dirtOf({ model, made }: PlannedColumn): readonly string[] {
  const share = made ? dirtyShare(model) : 0;
  return share === 0 ? [] : [dirtyWords(share)];
}

/** How values come to be, in each locale where that differs. */
function howOf({ variants }: PlannedColumn): string {
  const ways = variants.map(({ locale, recipe, scope }) => ({ id: locale.id, how: scope.explain(recipe) }));
  const [first] = ways;
  if (first !== undefined && ways.every(({ how }) => how === first.how)) return first.how;
  return ways.map(({ id, how }) => `${id}: ${how}`).join('; ');
}
