import { type OpenedSchema, openSchema } from '@populace/library';
import { type DatabaseForTests, databaseKinds } from '@populace/testkit/databases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectRows } from './expect-rows-for-tests.ts';
import { circles, everyType } from './schemas-for-tests.ts';

/** Parents and children, a key of two columns, and a table that is nothing but its key. */
const library = `
populace: 1
tables:
  books: { rows: 30, columns: { id: sequence, title: { generator: lorem.sentence, nulls: 20% }, price: { generator: number.decimal, min: 1, max: 99, scale: 2 } } }
  loans:
    rows: 80
    columns: { id: uuid, book_id: { references: books.id }, at: { generator: date.between, from: 2020-01-01, to: 2024-01-01, nulls: 10% }, back: boolean }
  tags: { rows: 12, columns: { word: { generator: nanoid, length: 6, unique: true } } }
  stock: { rows: 20, columns: { book_id: { references: books.id }, shelf: { generator: number.integer, min: 1, max: 9 }, n: { generator: number.integer, min: 0, max: 50 } }, unique: [[book_id, shelf]] }
`;

/** Writes down the id of each row of `books` that is updated. */
const UPDATES: { readonly [dialect: string]: string } = {
  postgres: `
    CREATE FUNCTION note_update() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO updates VALUES (new.id); RETURN new; END';
    CREATE TRIGGER noted AFTER UPDATE ON books FOR EACH ROW EXECUTE FUNCTION note_update()`,
  sqlite: 'CREATE TRIGGER noted AFTER UPDATE ON books BEGIN INSERT INTO updates VALUES (new.id); END',
};

/** Types of texts that take `a` for `A`; that of PostgreSQL has no equality at all. */
const FOLDING: { readonly [dialect: string]: string } = {
  postgres: 'xml',
  sqlite: 'text COLLATE NOCASE',
  duckdb: 'varchar COLLATE NOCASE',
  mysql: 'varchar(20) COLLATE utf8mb4_general_ci',
};

describe.each(databaseKinds)('rows that are there already, in $name', (kind) => {
  const isHere = kind.missing === undefined;
  let database: DatabaseForTests;
  beforeEach(async () => {
    if (isHere) database = await kind.open();
  }, 60_000);
  afterEach(async () => {
    if (isHere) await database.close();
  });
  const test = it.skipIf(!isHere);

  const load = (schema: OpenedSchema, options: object): Promise<void> =>
    database.load(schema.text('sql', { options: { dialect: kind.dialect, rowsPerInsert: 7, ...options } }));

  test.each([
    ['a library', library],
    ['every type', everyType],
  ])('are the same after a second and third load with conflict: update: %s', async (_, source) => {
    const schema = await openSchema(source);
    await load(schema, { createTable: true, conflict: 'update' });

    await load(schema, { conflict: 'update' });
    await load(schema, { conflict: 'update' });

    await expectRows(schema, database);
  });

  test('get the cells of the later load, beside rows that are added', async () => {
    const first = await openSchema(library, { seed: 1 });
    const second = await openSchema(library, { seed: 2, rows: { books: 45 } });
    await load(first, { createTable: true });

    await database.load(second.table('books').text('sql', { options: { dialect: kind.dialect, conflict: 'update' } }));

    await expectRows(second, database, ['books']);
  });

  test('stay as they are with conflict: ignore, and others are added', async () => {
    const first = await openSchema(library, { seed: 1 });
    const second = await openSchema(library, { seed: 2, rows: { books: 45 } });
    const id = [{ name: 'id', type: { kind: 'int64' } }] as const;
    await load(first, { createTable: true });

    await database.load(second.table('books').text('sql', { options: { dialect: kind.dialect, conflict: 'ignore' } }));

    expect(await database.read('books', id)).toHaveLength(45);
    await database.load('DELETE FROM books WHERE id > 30');
    await expectRows(first, database);
  });

  test('make a load fail if nothing is said, and nothing is changed', async () => {
    const first = await openSchema(library, { seed: 1 });
    const second = await openSchema(library, { seed: 2, rows: { books: 45 } });
    await load(first, { createTable: true });

    await expect(load(second, {})).rejects.toThrow(/duplicate|unique/i);
    await database.load('ROLLBACK');

    await expectRows(first, database);
  });

  test('are updated in tables that refer to one another in circles', async () => {
    const source = circles.replace(/^ {2}(notes|shades):.*$/gm, '');
    const schema = await openSchema(source);
    await load(schema, { createTable: true });

    await load(schema, { conflict: 'update' });

    await expectRows(schema, database);
  });

  // MySQL does so by itself, and DuckDB has no trigger that could see it.
  it.runIf(isHere && kind.dialect in UPDATES)('are not written again where they are equal', async () => {
    const schema = await openSchema(library);
    const written = (): Promise<unknown> => database.read('updates', [{ name: 'id', type: { kind: 'int64' } }]);
    await load(schema, { createTable: true });
    await database.load(`CREATE TABLE updates (id bigint); ${UPDATES[kind.dialect]}`);

    await load(schema, { conflict: 'update' });
    expect(await written()).toEqual([]);

    await database.load("UPDATE books SET title = 'Another', price = 0 WHERE id = 7; DELETE FROM updates");
    await load(schema, { conflict: 'update' });
    expect(await written()).toEqual([['7']]);
    await expectRows(schema, database);
  });

  it.runIf(isHere && kind.dialect in FOLDING)('are written again where a collation takes them for equal', async () => {
    const source = (word: string): object => ({
      populace: 1,
      tables: { words: { rows: [{ id: 1, word }], columns: { id: { type: 'int64' }, word: { type: 'string' } } } },
    });
    await database.load(`CREATE TABLE words (id bigint PRIMARY KEY, word ${FOLDING[kind.dialect]})`);
    await load(await openSchema(source('straße')), { conflict: 'update' });

    await load(await openSchema(source('Straße')), { conflict: 'update' });

    await expectRows(await openSchema(source('Straße')), database);
  });
});

describe('rows that may be there already', () => {
  it.each(['postgres', 'mysql', 'sqlite', 'duckdb', 'sqlserver'])('need a key to be updated: %s', async (dialect) => {
    const schema = await openSchema('populace: 1\ntables: { shades: { rows: 2, columns: { colour: color.human } } }');

    expect(() => schema.text('sql', { options: { dialect, conflict: 'update' } })).toThrow(
      expect.objectContaining({
        code: 'format/cannot-hold',
        message:
          '"shades" has no key by which rows that are there already could be found; give it a column such as `id: sequence`, leave the table out, or take conflict: error.',
      }),
    );
  });

  it('cannot stay as they are where a circle is closed after the rows', async () => {
    const schema = await openSchema(circles);

    expect(() => schema.text('sql', { options: { conflict: 'ignore' } })).toThrow(
      expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringContaining('in a circle') }),
    );
  });

  it('go with INSERT alone', async () => {
    const schema = await openSchema(library);

    expect(() => schema.text('sql', { options: { conflict: 'update', statements: 'copy' } })).toThrow(
      expect.objectContaining({
        code: 'format/invalid-option',
        message: expect.stringContaining('statements: insert'),
      }),
    );
  });
});
