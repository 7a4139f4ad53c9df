import type { Column } from '@populace/core';

/** The columns that a column of lists or structures is made of: its items, or its members; none of another column. */
export function innerColumns({ vector }: Column): readonly Column[] {
  if (vector.kind === 'list') return [vector.item];
  return vector.kind === 'struct' ? vector.members : [];
}

/** Returns a column with what is deepest within it, or the column itself, in another form. */
export function mapInnermost(column: Column, map: (column: Column) => Column): Column {
  const { vector } = column;
  if (vector.kind === 'list') return { ...column, vector: { ...vector, item: mapInnermost(vector.item, map) } };
  if (vector.kind !== 'struct') return map(column);
  return { ...column, vector: { ...vector, members: vector.members.map((member) => mapInnermost(member, map)) } };
}
