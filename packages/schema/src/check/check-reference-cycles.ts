import type { ProblemList } from '@populace/core';
import type { ColumnModel, TableModel } from '../model/model.ts';

interface Column {
  readonly name: string;
  readonly model: ColumnModel;
}

/** Adds `schema/reference-cycle` for each circle of columns of which every one takes its values from the next: no value would begin. */
export function checkReferenceCycles(tables: readonly TableModel[], problems: ProblemList): void {
  const columns = new Map<string, Column>();
  for (const table of tables) {
    for (const model of table.columns)
      columns.set(keyOf(table.name, model.name), { name: `${table.name}.${model.name}`, model });
  }
  const done = new Set<string>();
  for (const key of columns.keys()) {
    const cycle = cycleFrom(key, columns, done);
    const first = cycle[0];
    if (first === undefined) continue;
    const shown = [...cycle, first].map(({ name }) => name).join(' → ');
    const message = `These columns take their values from one another in a circle: ${shown}; give one of them a generator`;
    problems.add('schema/reference-cycle', first.model.source.place, message);
  }
}

/** The circle that the references from a column lead into, unless it was seen before. */
function cycleFrom(start: string, columns: ReadonlyMap<string, Column>, done: Set<string>): readonly Column[] {
  const path = new Map<string, Column>();
  let key = start;
  for (let column = columns.get(key); column !== undefined && !done.has(key); column = columns.get(key)) {
    done.add(key);
    path.set(key, column);
    const { source } = column.model;
    if (source.kind !== 'reference') break;
    key = keyOf(source.table, source.column);
  }
  return path.has(key) && columns.get(key)?.model.source.kind === 'reference'
    ? [...path.values()].slice([...path.keys()].indexOf(key))
    : [];
}

function keyOf(table: string, column: string): string {
  return JSON.stringify([table, column]);
}
