import { formulasOfColumn } from '../formulas/asked-formula.ts';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { columnsRead } from '../formulas/own-columns.ts';
import { conditionsOfColumn } from '../formulas/reference-conditions.ts';
import type { PlannedColumn } from '../model/column.ts';
import { usesOf } from '../model/scope.ts';
import type { PlannedTable } from '../model/table.ts';
import type { World } from '../model/world.ts';

/** These columns, and all columns of the row that their values are made of. */
export function columnsWithin(world: World, table: PlannedTable, names: Iterable<string>): ReadonlySet<string> {
  return closureOf(names, (name) => partsOf(world, table, table.column(name)));
}

/** The same with the columns by which references choose: those of `when` and `otherThan`. */
export function columnsNeeded(world: World, table: PlannedTable, names: Iterable<string>): ReadonlySet<string> {
  return closureOf(names, (name) => {
    const column = table.column(name);
    return [...partsOf(world, table, column), ...choosersOf(world, table, column)];
  });
}

function closureOf(names: Iterable<string>, next: (name: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const other of next(name)) visit(other);
  };
  for (const name of names) visit(name);
  return seen;
}

function partsOf(world: World, table: PlannedTable, column: PlannedColumn): readonly string[] {
  const formulas = formulasOfColumn(table.name, column).map(({ asked }) => asked);
  const used = usesOf(world.registry.primitives, column.variants[0].recipe);
  return [
    ...formulas.flatMap((asked) => [...columnsRead(checkedFormula(asked, world)).own]),
    ...used.flatMap((use) => ('column' in use ? [use.column] : [])),
  ];
}

function choosersOf(world: World, table: PlannedTable, column: PlannedColumn): readonly string[] {
  const { source } = column;
  const other = source.kind === 'reference' && source.otherThan !== undefined ? [source.otherThan.column] : [];
  const conditions = conditionsOfColumn(table.name, column).filter(({ kind }) => kind === 'when');
  return [...other, ...conditions.flatMap(({ asked }) => [...columnsRead(checkedFormula(asked, world)).own])];
}
