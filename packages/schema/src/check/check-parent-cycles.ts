import type { ProblemList } from '@populace/core';
import type { TableModel } from '../model/model.ts';

/** Adds `schema/per-cycle` for each circle of tables of which every one has its rows per row of the next: none would begin. */
export function checkParentCycles(tables: readonly TableModel[], problems: ProblemList): void {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const done = new Set<string>();
  for (const table of tables) {
    const path: TableModel[] = [];
    let at: TableModel | undefined = table;
    while (at !== undefined && !done.has(at.name) && !path.includes(at)) {
      path.push(at);
      at = at.rows.kind === 'per' ? byName.get(at.rows.table) : undefined;
    }
    for (const { name } of path) done.add(name);
    const circle = at === undefined ? [] : path.slice(path.indexOf(at)).filter(() => path.includes(at));
    const [first] = circle;
    if (first === undefined) continue;
    const shown = [...circle, first].map(({ name }) => name).join(' → ');
    const message = `These tables have their rows per row of one another in a circle: ${shown}; give one of them a number of rows`;
    problems.add('schema/per-cycle', first.rowsPlace, message);
  }
}
