import { askedCheck, formulasOfColumn } from '../formulas/asked-formula.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { readsBeyond } from './reads-beyond.ts';
import { checkedColumns, isRedrawable } from './redrawable-columns.ts';

/**
 * The columns of a table that may be drawn again where a check does not hold: those that the checks read, directly or through others, that
 * draw for themselves. What the checks read in other rows stays as it is, too.
 */
export function redrawnColumns(world: WorldFacts, table: PlannedTable): ReadonlySet<string> {
  const checks = table.checks.map((check) => askedCheck(table.name, check));
  const within = checkedColumns(world, table);
  const formulas = within.flatMap((column) => formulasOfColumn(table.name, column)).map(({ asked }) => asked);
  // A row that needed another's draw for its own would need a third's for that.
  const beyond = readsBeyond([...checks, ...formulas], world, table);
  const columns = within.filter(({ name }) => !beyond.has(`${table.name}.${name}`));
  return new Set(columns.filter((column) => isRedrawable(world, table, column)).map(({ name }) => name));
}
