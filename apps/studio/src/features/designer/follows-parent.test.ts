import { expect, it } from 'vitest';
import { readSchemaView } from '../../lib/document/read-schema-view.ts';
import { followsParent } from './follows-parent.ts';

it.each([
  ['{ per: a, count: 2 }', '{ x: { references: a.id }, y: { references: b.id } }', ['x']],
  ['{ per: a, count: 2 }', '{ x: { references: a.id }, y: { references: a.id, by: recency } }', ['x']],
  ['{ per: a, count: 2, via: y }', '{ x: { references: a.id }, y: { references: a.id } }', ['y']],
  ['5', '{ x: { references: a.id } }', []],
])('of rows: %s with %s the references %j follow the parent', (rows, columns, following) => {
  const parents = 'a: { rows: 3, columns: { id: sequence } }\n  b: { rows: 3, columns: { id: sequence } }';
  const read = readSchemaView(`populace: 1\ntables:\n  ${parents}\n  c: { rows: ${rows}, columns: ${columns} }\n`);
  const table = 'view' in read ? read.view.tables.find(({ name }) => name === 'c') : undefined;

  const found = table?.columns.filter((column) => followsParent(table, column)).map(({ name }) => name);

  expect(found).toEqual(following);
});
