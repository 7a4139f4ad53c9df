import { expect, it } from 'vitest';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import { glimpseColumns } from './glimpse-columns.ts';

function columnsOf(columns: string): readonly string[] {
  const read = readSchemaView(`populace: 1\ntables:\n  people:\n    rows: 3\n    columns: { ${columns} }\n`);
  const [table] = 'view' in read ? read.view.tables : [];
  return table === undefined ? [] : glimpseColumns(table);
}

it('shows names and places before ids, codes and references, in their order', () => {
  const all = 'id: sequence, code: uuid, boss: { references: people.id }, name: person.fullName, age: number.integer';
  expect(columnsOf(`${all}, city: location.city, zip: location.postcode`)).toEqual(['name', 'age', 'city']);
  expect(columnsOf(all)).toEqual(['name', 'age', 'id']);
});

it('shows no hidden column', () => {
  expect(columnsOf('id: sequence, name: { generator: person.fullName, hidden: true }')).toEqual(['id']);
});
