import type { ProblemList } from '@populace/core';
import type { ColumnRead } from '@populace/formulas';
import { usesOf } from '../plan/scope.ts';
import type { PlannedColumn, PlannedTable, World } from '../plan/world.ts';
import { askedCount, formulasOfColumn } from './asked-formula.ts';
import { checkedFormula, circleSentence } from './checked-formula.ts';

/** A column of a table. */
interface Cell {
  readonly table: PlannedTable;
  readonly column: PlannedColumn;
}

/** Adds columns whose values need one another's in a circle with a formula in it; each circle once. */
export function findFormulaCycles(world: World, problems: ProblemList): void {
  const done = new Set<PlannedColumn>();
  const visit = (cell: Cell, path: readonly Cell[]): void => {
    const begin = path.findIndex(({ column }) => column === cell.column);
    if (begin >= 0) {
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

/** The columns whose values a column's are made of. */
function neededBy({ table, column }: Cell, world: World): readonly Cell[] {
  const cellOf = (name: string, of: string): Cell => ({
    table: world.table(name),
    column: world.table(name).column(of),
  });
  const { source } = column;
  if (source.kind === 'reference') {
    const target = cellOf(source.table, source.column);
    const weight = source.way.kind === 'weight' ? [cellOf(source.table, source.way.column)] : [];
    const counted = table.follows.includes(column.name) ? readsOfCount(table, world) : [];
    return [target, ...weight, ...counted.map((read) => cellOf(read.table, read.column))];
  }
  const [{ recipe }] = column.variants;
  const formulas = formulasOfColumn(table.name, column).flatMap(({ asked }) => checkedFormula(asked, world).reads);
  const used = usesOf(world.registry.primitives, recipe).flatMap((use) =>
    'column' in use ? [cellOf(table.name, use.column)] : [],
  );
  return [...formulas.map((read) => cellOf(read.table, read.column)), ...used];
}

/** What the numbers of rows of the parents are counted by. */
function readsOfCount({ name, relation, countedBy }: PlannedTable, world: World): readonly ColumnRead[] {
  if (relation === undefined || countedBy === undefined) return [];
  return checkedFormula(askedCount(name, relation.table, countedBy), world).reads;
}
