import { expect, it } from 'vitest';
import { readSchemaView } from '../../lib/document/read-schema-view.ts';
import { orderTables } from './order-tables.ts';

function ordered(...tables: readonly string[]) {
  const text = `tables:\n${tables.map((table) => `  ${table}\n`).join('')}`;
  const read = readSchemaView(text);
  if (!('view' in read)) throw new Error('The text of the test can be read.');
  return orderTables(read.view.tables).map(({ table, depth }) => `${'> '.repeat(depth)}${table.name}`);
}

it('puts children below their parents', () => {
  const tables = ordered(
    'lines: { rows: { per: orders } }',
    'shops: {}',
    'orders: { rows: { per: shops } }',
    'tags: {}',
  );

  expect(tables).toEqual(['shops', '> orders', '> > lines', 'tags']);
});

it('shows tables that follow one another in a circle', () => {
  expect(ordered('a: { rows: { per: b } }', 'b: { rows: { per: a } }')).toEqual(['a', '> b']);
});
