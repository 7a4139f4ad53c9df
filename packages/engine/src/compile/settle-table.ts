import type { TableModel } from '@populace/schema';
import { columnBounds } from '../checks/column-bounds.ts';
import { redrawnColumns } from '../checks/redrawn-columns.ts';
import type { ColumnBound } from '../model/column-bound.ts';
import type { LocaleMix } from '../model/locale-tables.ts';
import type { PlannedUnique } from '../model/planned-unique.ts';
import type { CountedWorld } from '../model/sum-port.ts';
import type { PlannedTable } from '../model/table.ts';
import type { World } from '../model/world.ts';
import { settleRelation } from '../relations/settle-relation.ts';
import { settleUnique } from '../unique/settle-unique.ts';
import { declareColumns } from './declare-column.ts';
import { declareTable } from './declare-table.ts';
import type { Draft, DraftColumn } from './draft.ts';
import { requireNamed } from './require-named.ts';
import { createColumnSettler, draftOf } from './settle-column.ts';

/** Settles a table. What needs other tables is asked for late. */
export function settleTable(draft: Draft, model: TableModel, world: () => World): PlannedTable {
  const { rows } = model;
  const relation = rows.kind === 'per' ? settleRelation(model.name, rows, world) : undefined;
  const settle = createColumnSettler({ draft, model, table: () => table, world });
  let uniques: readonly PlannedUnique[] | undefined;
  let redrawn: ReadonlySet<string> | undefined;
  let bounds: PlannedTable['bounds'] | undefined;
  const table: PlannedTable = {
    ...declareTable(model),
    relation,
    get rowCount() {
      return rows.kind === 'counted' ? rows.count : (relation?.rowCount ?? 0);
    },
    mix: mixOfRows(model, (name) => draftOf(draft, model, name)),
    columns: declareColumns(model).map((declared) =>
      settle(declared, requireNamed(model.columns, declared.name, 'column')),
    ),
    column: (name) => requireNamed(table.columns, name, 'column'),
    get uniques() {
      uniques ??= uniquesOf(world(), table, model);
      return uniques;
    },
    get bounds() {
      bounds ??= boundsByColumn(model.checks.length === 0 ? [] : columnBounds(world(), table, table.redrawn));
      return bounds;
    },
    get redrawn() {
      redrawn ??= model.checks.length === 0 ? NO_COLUMNS : redrawnColumns(world(), table);
      return redrawn;
    },
  };
  return table;
}

const NO_COLUMNS: ReadonlySet<string> = new Set();

function uniquesOf(world: CountedWorld, table: PlannedTable, { uniques }: TableModel): readonly PlannedUnique[] {
  return uniques.flatMap((unique) => {
    const settled = settleUnique(world, table, unique);
    return settled.kind === 'drawn' ? [settled.unique] : [];
  });
}

function boundsByColumn(bounds: readonly ColumnBound[]): PlannedTable['bounds'] {
  const names = [...new Set(bounds.map(({ column }) => column))];
  return new Map(names.map((name) => [name, bounds.filter(({ column }) => column === name)]));
}

/** The locales of the columns that say nothing of their own; else those of all the others, where they have the same. */
function mixOfRows({ columns }: TableModel, columnOf: (name: string) => DraftColumn): LocaleMix | undefined {
  const local = columns.filter(({ name }) => columnOf(name).isLocal);
  const plain = local.find(({ locale }) => locale === undefined);
  if (plain !== undefined) return columnOf(plain.name).mix;
  const [first, ...more] = local.map(({ name }) => columnOf(name).mix);
  return more.every((mix) => mix === first) ? first : undefined;
}
