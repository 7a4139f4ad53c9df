import type { ColumnRead } from '@populace/formulas';
import { askedCheck, askedCount, formulasOfColumn } from '../formulas/asked-formula.ts';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { columnsRead } from '../formulas/own-columns.ts';
import { conditionsOfColumn } from '../formulas/reference-conditions.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { checkedColumns, isRedrawable } from './redrawable-columns.ts';

/**
 * The columns, as `table.column`, that formulas read of other rows than their own, and all that these are made of. Those of `kept`, where a table is
 * given, are not drawn again once they are found, so they depend on none of its checks.
 */
export function readsBeyond(
  asked: readonly AskedFormula[],
  world: WorldFacts,
  kept?: PlannedTable,
): ReadonlySet<string> {
  const found = new Set<string>();
  const redrawable = new Map<PlannedTable, ReadonlySet<PlannedColumn>>();
  /** The checks that a column may be drawn again for. */
  const checksOf = (table: PlannedTable, column: PlannedColumn): PlannedTable['checks'] => {
    if (table.checks.length === 0 || table.name === kept?.name) return [];
    const known =
      redrawable.get(table) ??
      new Set(checkedColumns(world, table).filter((checked) => isRedrawable(world, table, checked)));
    redrawable.set(table, known);
    return known.has(column) ? table.checks : [];
  };
  const follow = ({ table: of, column: name }: ColumnRead): void => {
    if (found.has(`${of}.${name}`)) return;
    found.add(`${of}.${name}`);
    const table = world.table(of);
    const column = table.column(name);
    const { source } = column;
    const { relation, countedBy } = table;
    if (source.kind === 'reference') {
      follow(source);
      if (source.way.kind === 'weight') follow({ table: source.table, column: source.way.column });
      if (source.otherThan !== undefined) follow({ table: of, column: source.otherThan.column });
    }
    const counts = relation === undefined || countedBy === undefined ? [] : [askedCount(of, relation.table, countedBy)];
    // A column that checks have drawn again depends on all that they read.
    const conditions = conditionsOfColumn(of, column).map((condition) => condition.asked);
    const formulas = [...counts, ...conditions, ...checksOf(table, column).map((check) => askedCheck(of, check))];
    for (const one of [...formulas, ...formulasOfColumn(of, column).map((written) => written.asked)]) {
      for (const read of checkedFormula(one, world).reads) follow(read);
    }
  };
  /** Which row a reference of the row leads to depends on what its condition reads of all rows of the other table. */
  const followTargets = ({ table, column }: ColumnRead): void => {
    for (const { kind, asked: where } of conditionsOfColumn(table, world.table(table).column(column))) {
      if (kind === 'where') for (const read of checkedFormula(where, world).reads) follow(read);
    }
  };
  for (const one of asked) {
    const checked = checkedFormula(one, world);
    const { own, isBeyond } = columnsRead(checked);
    for (const read of checked.reads) {
      const isOwn = read.table === one.table && own.has(read.column) && !isBeyond(read.table, read.column);
      if (isOwn) followTargets(read);
      else follow(read);
    }
  }
  return found;
}
