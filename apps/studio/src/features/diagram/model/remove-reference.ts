import type { SchemaEdit } from '../../../lib/document/edits/schema-edit.ts';
import type { SchemaView } from '../../../lib/document/schema-view.ts';
import type { DiagramReference } from './diagram.ts';

/** What takes a reference away, and what goes with it. */
export interface Removal {
  readonly edit: SchemaEdit;
  /** The columns that go with it: they had no values of their own. */
  readonly columns: readonly string[];
}

/**
 * Returns the change that takes a reference away. A column that refers has no values but those, so it goes, too; where rows are made per
 * row of the parent without a column that says so, they become a number of their own.
 * @param rowCount How many rows the table has now.
 */
export function removeReference(view: SchemaView, reference: DiagramReference, rowCount: number): Removal | undefined {
  const { table, columns } = reference;
  const found = view.tables.find(({ name }) => name === table);
  if (found === undefined) return undefined;
  if (columns.length === 0)
    return { edit: { kind: 'set-rows', table, rows: { kind: 'count', count: rowCount } }, columns: [] };
  const key = found.keys.find((one) => one.columns.join('\n') === columns.join('\n'));
  if (key === undefined) return { edit: { kind: 'delete-columns', table, columns }, columns };
  const others = new Set(found.keys.filter((one) => one !== key).flatMap((one) => one.columns));
  const gone = found.columns.filter(({ name, kind }) => kind === 'key' && columns.includes(name) && !others.has(name));
  const names = gone.map(({ name }) => name);
  const unkeying: SchemaEdit = { kind: 'remove-value', pointer: key.pointer };
  if (names.length === 0) return { edit: unkeying, columns: [] };
  return {
    edit: { kind: 'several', edits: [unkeying, { kind: 'delete-columns', table, columns: names }] },
    columns: names,
  };
}
