import { askedCheck, formulasOfColumn } from '../formulas/asked-formula.ts';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { columnsRead } from '../formulas/own-columns.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { columnsWithin } from './columns-within.ts';

/** The columns of a row that its checks read, directly or through others. */
export function checkedColumns(world: WorldFacts, table: PlannedTable): readonly PlannedColumn[] {
  const checks = table.checks.map((check) => checkedFormula(askedCheck(table.name, check), world));
  const own = checks.flatMap((check) => [...columnsRead(check).own]);
  return [...columnsWithin(world, table, own)].map((name) => table.column(name));
}

/**
 * Whether a column draws for itself, so that another draw of it changes nothing else of the row. Keys, references, unique columns and
 * projections of the row's entities stay as they are.
 */
export function isRedrawable(world: WorldFacts, table: PlannedTable, column: PlannedColumn): boolean {
  const { source, variants, name, unique, made } = column;
  const [{ recipe, scope }, ...more] = variants;
  if (!made || unique || more.length > 0 || scope.uniqueByRow(recipe)) return false;
  if (source.kind === 'reference' || source.kind === 'given' || isKey(world, table, name)) return false;
  if (source.kind === 'formula')
    return formulasOfColumn(table.name, column).some(({ asked }) => checkedFormula(asked, world).drawsWords);
  return column.uses().every((use) => 'column' in use);
}

/** Whether a column tells rows apart, or others refer to it or go by it as a weight. */
function isKey(world: WorldFacts, { name: table, uniqueLists, partialUniques }: PlannedTable, name: string): boolean {
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
