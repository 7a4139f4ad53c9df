import { askedCheck, formulasOfColumn } from '../formula/asked-formula.ts';
import { checkedFormula } from '../formula/checked-formula.ts';
import { columnsRead } from '../formula/own-columns.ts';
import { usesOf } from '../plan/scope.ts';
import type { PlannedColumn, PlannedTable, World } from '../plan/world.ts';
import { columnsWithin } from './columns-within.ts';
import { readsBeyond } from './reads-beyond.ts';

/**
 * The columns of a table that may be drawn again where a check does not hold: those that the checks read, directly or through others, that
 * draw for themselves. Keys, references, unique columns, views of the row's subjects, and what the checks look at in other rows stay as
 * they are.
 */
export function redrawnColumns(world: World, table: PlannedTable): ReadonlySet<string> {
  const checks = table.checks.map((check) => askedCheck(table.name, check));
  const own = checks.flatMap((check) => [...columnsRead(checkedFormula(check, world)).own]);
  const within = [...columnsWithin(world, table, own)].map((name) => table.column(name));
  const formulas = within.flatMap((column) => formulasOfColumn(table.name, column)).map(({ asked }) => asked);
  // A row that needed another's draw for its own would need a third's for that.
  const beyond = readsBeyond([...checks, ...formulas], world);
  const columns = within.filter(({ name }) => !beyond.has(`${table.name}.${name}`));
  return new Set(columns.filter((column) => isRedrawable(world, table, column)).map(({ name }) => name));
}

function isRedrawable(world: World, table: PlannedTable, column: PlannedColumn): boolean {
  const { source, variants, name, unique, made } = column;
  const [{ recipe, scope }, ...more] = variants;
  if (!made || unique || more.length > 0 || scope.uniqueByRow(recipe)) return false;
  if (source.kind === 'reference' || source.kind === 'given' || isKey(world, table, name)) return false;
  if (source.kind === 'formula')
    return formulasOfColumn(table.name, column).some(({ asked }) => checkedFormula(asked, world).drawsWords);
  return usesOf(world.registry.primitives, recipe).every((use) => 'column' in use);
}

/** Whether a column tells rows apart, or others refer to it or go by it as a weight. */
function isKey(world: World, { name: table, uniqueLists, partialUniques }: PlannedTable, name: string): boolean {
  return (
    uniqueLists.some((list) => list.includes(name)) ||
    partialUniques.some(({ columns }) => columns.includes(name)) ||
    world.tables.some(({ columns }) =>
      columns.some(({ source }) => {
        if (source.kind !== 'reference' || source.table !== table) return false;
        return source.column === name || (source.way.kind === 'weight' && source.way.column === name);
      }),
    )
  );
}
