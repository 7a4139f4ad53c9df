import { typeName } from '@populace/core';
import type { RowFinder, ShownColumn } from '@populace/recipes';
import { createRowFinder } from '../columns/rows/row-finder.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';

/** What a column is to another of its row that shows it. */
export function shownColumn(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): ShownColumn {
  const [{ recipe, scope }, ...more] = column.variants;
  const isAlone = more.length === 0 && column.given.length === 0;
  let find: RowFinder | undefined;
  return {
    // A unique column's given cells have been checked.
    isUnique: column.unique || (isAlone && scope.uniqueByRow(recipe)),
    isAsMade: isAlone && typeName(column.type) === typeName(scope.type(recipe)),
    rowOf(text) {
      find ??= createRowFinder(world, table, column);
      return find(text);
    },
  };
}
