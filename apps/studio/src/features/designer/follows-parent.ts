import type { ColumnView, TableView } from '../../lib/document/schema-view.ts';

/** Whether a reference leads to the parent that each row belongs to: the one that `via` names, else the only one without `by`. */
export function followsParent({ rows, columns }: TableView, { name, reference }: ColumnView): boolean {
  if (rows.kind !== 'per' || reference?.table !== rows.parent) return false;
  if (rows.via !== undefined) return rows.via === name;
  const free = columns.filter((one) => one.reference?.table === rows.parent && one.reference.by === undefined);
  return free.length === 1 && free[0]?.name === name;
}
