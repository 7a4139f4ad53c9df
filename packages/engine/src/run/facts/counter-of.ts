import type { CounterFacts } from '@populace/cells';
import { parseWhole } from '@populace/core';
import type { SequenceRecipe } from '@populace/recipes';
import type { PlannedTable } from '../../model/table.ts';

/** How the numbers of a column go on, where it is a sequence of whole numbers without nulls; cells that are given count, too. */
export function counterOf({ rowCount, ...table }: PlannedTable, name: string): CounterFacts | undefined {
  const { type, nulls, given, made, variants } = table.column(name);
  if ((type.kind !== 'int32' && type.kind !== 'int64') || nulls !== undefined) return undefined;
  const [{ recipe }, ...more] = variants;
  if (more.length > 0 || recipe.kind !== 'sequence') return undefined;
  // Recipes of a kind have that kind's shape.
  const { start, step } = recipe as SequenceRecipe;
  const isUp = step > 0n;
  const counted = made && rowCount > 0 ? [start + step * BigInt(rowCount - 1)] : [];
  const all = [...counted, ...given.flatMap(({ text }) => (text === null ? [] : [parseWhole(text) ?? start]))];
  return { start, step, last: all.length === 0 ? undefined : all.reduce((a, b) => (a < b === isUp ? b : a)) };
}
