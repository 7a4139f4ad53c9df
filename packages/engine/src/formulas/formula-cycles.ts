import { type ProblemList, quote } from '@populace/core';
import type { ColumnRead } from '@populace/formulas';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { askedCount, formulasOfColumn } from './asked-formula.ts';
import { checkedFormula, circleSentence } from './checked-formula.ts';
import { conditionsOfColumn } from './reference-conditions.ts';

/** A column of a table. */
interface Cell {
  readonly table: PlannedTable;
  readonly column: PlannedColumn;
}

/** Adds columns whose values need one another's in a circle with a formula in it; each circle once. */
export function findFormulaCycles(world: WorldFacts, problems: ProblemList): void {
  const done = new Set<PlannedColumn>();
  const visit = (cell: Cell, path: readonly Cell[]): void => {
    const begin = path.findIndex(({ column }) => column === cell.column);
    if (begin >= 0) {
      if (begin === path.length - 1 && refuseOwnCount(cell, problems)) return;
      const circle = [...path.slice(begin), cell].map(({ table, column }) => `${table.name}.${column.name}`);
      problems.add('schema/formula-cycle', cell.column.place, circleSentence(circle));
      return;
    }
    if (done.has(cell.column)) return;
    for (const next of neededBy(cell, world)) visit(next, [...path, cell]);
    done.add(cell.column);
  };
  for (const table of world.tables) {
    for (const column of table.columns) visit({ table, column }, []);
  }
}

/** Adds that a table's rows are counted by themselves: which parent a row has depends on how many there are. */
function refuseOwnCount({ table, column }: Cell, problems: ProblemList): boolean {
  const { relation, countedBy, follows, name } = table;
  if (relation === undefined || countedBy === undefined || !follows.includes(column.name)) return false;
  const message = `The count of ${quote(name)} looks at the rows of ${quote(name)}, which are there only once it is known; look at columns of ${quote(relation.table)} that are not made of them`;
  problems.add('schema/formula-cycle', countedBy.place, message);
  return true;
}

/** The columns whose values a column's are made of. */
function neededBy({ table, column }: Cell, world: WorldFacts): readonly Cell[] {
  const cellOf = (name: string, of: string): Cell => ({
    table: world.table(name),
    column: world.table(name).column(of),
  });
  const { source } = column;
  const conditions = conditionsOfColumn(table.name, column).flatMap(({ asked }) => checkedFormula(asked, world).reads);
  if (source.kind === 'reference') {
    const target = cellOf(source.table, source.column);
    const weight = source.way.kind === 'weight' ? [cellOf(source.table, source.way.column)] : [];
    const other = source.otherThan === undefined ? [] : [cellOf(table.name, source.otherThan.column)];
    const counted = table.follows.includes(column.name) ? readsOfCount(table, world) : [];
    return [target, ...weight, ...other, ...[...counted, ...conditions].map((read) => cellOf(read.table, read.column))];
  }
  const formulas = formulasOfColumn(table.name, column).flatMap(({ asked }) => checkedFormula(asked, world).reads);
  const used = column.uses().flatMap((use) => ('column' in use ? [cellOf(table.name, use.column)] : []));
  return [...[...formulas, ...conditions].map((read) => cellOf(read.table, read.column)), ...used];
}

/** What the numbers of rows of the parents are counted by. */
function readsOfCount({ name, relation, countedBy }: PlannedTable, world: WorldFacts): readonly ColumnRead[] {
  if (relation === undefined || countedBy === undefined) return [];
  return checkedFormula(askedCount(name, relation.table, countedBy), world).reads;
}
