import type { TableFacts } from '@populace/cells';
import type { Batch, Vector } from '@populace/core';

/** What can be said of a table of which only a batch is there: a name, and which columns have nulls. */
export function factsOf({ rows, columns }: Batch): TableFacts {
  return {
    name: 'things',
    rowCount: rows.n,
    columns: columns.map(({ name, type, vector }) => ({ name, type, nullable: mayBeNull(vector) })),
    primaryKey: [],
    uniques: [],
    references: [],
  };
}

function mayBeNull(vector: Vector): boolean {
  if (vector.valid !== undefined) return true;
  if (vector.kind === 'codes') return vector.nullable !== false;
  return vector.kind === 'mixed' && vector.options.some((option) => mayBeNull(option.vector));
}
