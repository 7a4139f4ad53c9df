import { formulasOfColumn } from '../formulas/asked-formula.ts';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { columnsRead } from '../formulas/own-columns.ts';
import { conditionsOfColumn } from '../formulas/reference-conditions.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';

/** These columns, and all columns of the row that their values are made of. */
export function columnsWithin(world: WorldFacts, table: PlannedTable, names: Iterable<string>): ReadonlySet<string> {
  return closureOf(names, (name) => partsOf(world, table, table.column(name)));
}

/** The same with the columns by which references choose: those of `when` and `otherThan`. */
export function columnsNeeded(world: WorldFacts, table: PlannedTable, names: Iterable<string>): ReadonlySet<string> {
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

function partsOf(world: WorldFacts, table: PlannedTable, column: PlannedColumn): readonly string[] {
  const formulas = formulasOfColumn(table.name, column).map(({ asked }) => asked);
  return [
    ...formulas.flatMap((asked) => [...columnsRead(checkedFormula(asked, world)).own]),
    ...column.uses().flatMap((use) => ('column' in use ? [use.column] : [])),
  ];
}

function choosersOf(world: WorldFacts, table: PlannedTable, column: PlannedColumn): readonly string[] {
  const { source } = column;
  const other = source.kind === 'reference' && source.otherThan !== undefined ? [source.otherThan.column] : [];
  const conditions = conditionsOfColumn(table.name, column).filter(({ kind }) => kind === 'when');
  return [...other, ...conditions.flatMap(({ asked }) => [...columnsRead(checkedFormula(asked, world)).own])];
}
