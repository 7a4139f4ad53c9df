import { formulasOfColumn } from '../formula/asked-formula.ts';
import { checkedFormula } from '../formula/checked-formula.ts';
import { columnsRead } from '../formula/own-columns.ts';
import { usesOf } from '../plan/scope.ts';
import type { PlannedTable, World } from '../plan/world.ts';

/** These columns, and all columns of the row that their values are made of. */
export function columnsWithin(world: World, table: PlannedTable, names: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const column = table.column(name);
    for (const { asked } of formulasOfColumn(table.name, column)) {
      for (const own of columnsRead(checkedFormula(asked, world)).own) visit(own);
    }
    for (const use of usesOf(world.registry.primitives, column.variants[0].recipe))
      if ('column' in use) visit(use.column);
  };
  for (const name of names) visit(name);
  return seen;
}
