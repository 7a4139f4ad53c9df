import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';
import type { DiagramReference } from './diagram.ts';
import { diagramOf, shop, viewOf } from './diagram-for-tests.ts';
import { readDiagram } from './read-diagram.ts';

const tenants = `populace: 1
tables:
  orgs: { rows: 2, columns: { id: { generator: string.pattern, pattern: "[A-Z]{2}", unique: true } } }
  users:
    rows: { per: orgs, count: { between: [1, 6] } }
    columns:
      id: sequence
      org_id: { references: orgs.id }
      boss_id: { references: users.id }
      badge: { references: badges.id, by: oneToOne, nulls: 5% }
  badges: { rows: 99, columns: { id: uuid, code: nanoid } }
  notes:
    rows: 4
    keys: [{ columns: [org_id, user_id], references: { table: users, columns: [org_id, id] }, nulls: 10% }]
    columns: { org_id: {}, user_id: {}, text: lorem.word }
  visits: { rows: { per: badges, count: 3 }, columns: { id: sequence } }
`;

const short = ({ table, columns, parent, parentColumns, cardinality, nullable, children }: DiagramReference) =>
  [`${table}(${columns})`, `${parent}(${parentColumns})`, cardinality, nullable, children.min, children.max] as const;

it('tells what refers to what, and how often', () => {
  expect(diagramOf(tenants).references.map(short)).toEqual([
    ['users(org_id)', 'orgs(id)', 'per', false, 1, 6],
    ['users(boss_id)', 'users(id)', 'many', true, 0, undefined],
    ['users(badge)', 'badges(id)', 'oneToOne', true, 0, 1],
    ['notes(org_id,user_id)', 'users(org_id,id)', 'many', false, 0, undefined],
    ['visits()', 'badges()', 'per', false, 3, 3],
  ]);
});

it('marks keys, other unique columns, and columns that refer', () => {
  const marks = Object.fromEntries(
    diagramOf(tenants).tables.map(({ name, columns }) => [name, columns.map(({ mark }) => mark)]),
  );

  expect(marks).toEqual({
    orgs: ['key'],
    users: ['key', 'reference', 'reference', 'reference'],
    badges: ['key', 'unique'],
    notes: ['reference', 'reference', undefined],
    visits: ['key'],
  });
});

it('says the same as the engine', async () => {
  for (const text of [tenants, shop]) {
    const relations = (await openSchema(text)).relations();
    const { references } = readDiagram(viewOf(text), { page: undefined, relations, rowsOf: () => '' });

    const told = references.map(({ table, columns, parent, cardinality, nullable }) => ({
      table,
      columns,
      parent,
      cardinality,
      nullable,
    }));
    const sorted = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).sort();
    expect(sorted(told)).toEqual(
      sorted(
        relations.map(({ table, columns, parent, cardinality, nullable }) => ({
          table,
          columns,
          parent,
          cardinality,
          nullable,
        })),
      ),
    );
  }
});

it('leaves out references to tables that are not there', () => {
  expect(diagramOf('tables: { a: { rows: 1, columns: { b_id: { references: b.id } } } }').references).toEqual([]);
});
