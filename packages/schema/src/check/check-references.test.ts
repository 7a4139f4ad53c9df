import { describe, expect, it } from 'vitest';
import { complaints, model } from './documents-for-tests.ts';

describe('references', () => {
  const tables = `populace: 1
tables:
  a: { rows: 1, columns: { id: sequence, b.id: sequence } }
  a.b: { rows: 1, columns: { id: sequence, "x y": uuid } }
  c:
    rows: 1
    columns:
      r: { references: `;
  const source = (text: string): unknown => model(`${tables}${text} }\n`).tables[2]?.columns[0]?.source;

  it('name a column; the longest name of a table wins', () => {
    expect(source('a.id')).toMatchObject({
      kind: 'reference',
      table: 'a',
      column: 'id',
      place: { line: 8, column: 24 },
    });
    expect(source('a.b.id')).toMatchObject({ table: 'a.b', column: 'id' });
    expect(source('{ table: a, column: b.id }')).toMatchObject({ table: 'a', column: 'b.id' });
    expect(source('"a.b.x y"')).toMatchObject({ table: 'a.b', column: 'x y' });
  });

  it.each([
    [
      'a.idd',
      'schema/unknown-column 8:24 /tables/c/columns/r/references The table "a" has no column "idd" [a.id, a.b.id]',
    ],
    ['aa.id', 'schema/unknown-table 8:24 /tables/c/columns/r/references There is no table "aa" [a.id, a.b.id, c]'],
    ['zzzzzzzz', 'schema/unknown-table 8:24 /tables/c/columns/r/references There is no table "zzzzzzzz"'],
    [
      'a',
      'schema/invalid-option 8:24 /tables/c/columns/r/references references must be table.column or { table: …, column: … }, but is the text "a"; name a column of it, such as a.id',
    ],
    [
      '5',
      'schema/invalid-option 8:24 /tables/c/columns/r/references references must be table.column or { table: …, column: … }, but is 5',
    ],
    [
      '{ table: a }',
      'schema/invalid-option 8:24 /tables/c/columns/r/references column of references must be a name, but is missing',
    ],
    [
      '{ table: a, column: idd }',
      'schema/unknown-column 8:44 /tables/c/columns/r/references/column The table "a" has no column "idd" [id, b.id]',
    ],
    [
      '{ table: x, column: id }',
      'schema/unknown-table 8:33 /tables/c/columns/r/references/table There is no table "x" [a, c, a.b]',
    ],
    [
      '{ table: a, column: id, by: oneToOne }',
      'schema/unknown-option 8:48 /tables/c/columns/r/references/by references has no option "by"',
    ],
    [
      'c.r',
      'schema/reference-cycle 8:24 /tables/c/columns/r/references These columns take their values from one another in a circle: c.r → c.r; give one of them a generator',
    ],
  ])('are refused where they name nothing: %s', (text, expected) => {
    expect(complaints(`${tables}${text} }\n`)).toEqual([expected]);
  });

  it('of columns to one another are refused with the circle, once', () => {
    const text = `populace: 1
tables:
  a: { rows: 1, columns: { x: { references: b.y }, id: sequence } }
  b: { rows: 1, columns: { y: { references: c.z } } }
  c: { rows: 1, columns: { z: { references: b.y }, w: { references: a.id } } }
`;

    expect(complaints(text)).toEqual([
      'schema/reference-cycle 4:45 /tables/b/columns/y/references These columns take their values from one another in a circle: b.y → c.z → b.y; give one of them a generator',
    ]);
  });

  it('of tables to one another are fine', () => {
    const text = `populace: 1
tables:
  a: { rows: 1, columns: { id: sequence, b: { references: b.id } } }
  b: { rows: 1, columns: { id: sequence, a: { references: a.id } } }
`;

    expect(complaints(text)).toEqual([]);
  });
});
