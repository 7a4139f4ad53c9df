import { parseWhole } from '@populace/core';
import type { SequenceRecipe } from '@populace/recipes';
import type { PlannedTable } from '../../model/table.ts';

const MOST = 2n ** 53n;

/** Whether the values of a column are whole numbers within ±2^53 that grow from row to row: those of a sequence, or given ones. */
export function isAscending(table: PlannedTable, name: string): boolean {
  const { type, nulls, given, made, variants } = table.column(name);
  if ((type.kind !== 'int32' && type.kind !== 'int64') || nulls !== undefined) return false;
  if (!made) return areAscending(table, given);
  const [{ recipe }, ...more] = variants;
  if (more.length > 0 || given.length > 0 || recipe.kind !== 'sequence') return false;
  // Recipes of a kind have that kind's shape.
  const { start, step } = recipe as SequenceRecipe;
  return step > 0n && start >= -MOST && start + step * BigInt(table.rowCount) <= MOST;
}

function areAscending({ rowCount }: PlannedTable, given: PlannedTable['columns'][number]['given']): boolean {
  if (given.length !== rowCount) return false;
  const numbers = given
    .toSorted((a, b) => a.row - b.row)
    .map(({ text }) => (text === null ? undefined : parseWhole(text)));
  return numbers.every((number, place) => {
    if (number === undefined || number < -MOST || number > MOST) return false;
    const before = numbers[place - 1];
    return before === undefined || before < number;
  });
}
