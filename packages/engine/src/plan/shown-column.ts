import { type ShownColumn, typeName } from '@populace/core';
import { madeRow } from './made-row.ts';
import type { PlannedColumn, PlannedTable, World } from './world.ts';

/** What a column is to another of its row that shows it. */
export function shownColumn(world: World, table: PlannedTable, column: PlannedColumn): ShownColumn {
  const [{ recipe, scope }, ...more] = column.variants;
  const isAlone = more.length === 0 && column.given.length === 0;
  return {
    // A unique column's given cells have been checked.
    isUnique: more.length === 0 && (column.unique || (isAlone && scope.uniqueByRow(recipe))),
    isAsMade: isAlone && typeName(column.type) === typeName(scope.type(recipe)),
    rowOf(text) {
      const given = column.given.find((cell) => cell.text === text);
      if (given !== undefined) return given.row;
      const row = madeRow(world, table, column, text);
      return column.given.some((cell) => cell.row === row) ? undefined : row;
    },
  };
}
