import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableOf, valuesOf } from '@populace/testkit/schemas';
import { afterAll, describe, expect, it } from 'vitest';
import { CodedError, checkSchema, errorCatalogue, openSchema, type ProblemCode } from './index.ts';
import { openSchemaFile, readSchemaFile } from './node/index.ts';

const text = `
populace: 1
name: Two tables
seed: 5
tables:
  people: { rows: 3, columns: { id: sequence, age: { generator: number.integer, min: 18, max: 90 } } }
  pets: { rows: 2, hidden: true, columns: { owner: { references: people.id } } }
`;
const folder = mkdtempSync(join(tmpdir(), 'populace-open-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Little-endian UTF-16 with a byte order mark. */
function utf16(content: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\uFEFF${content}`, 'utf16le'));
}

describe('opening a schema', () => {
  it('gives the same rows from text, JSON, an object, a Blob, a File and a file', async () => {
    const path = join(folder, 'people.yaml');
    writeFileSync(path, text);
    const age = { generator: 'number.integer', min: 18, max: 90 };
    const document = {
      populace: 1,
      seed: 5,
      tables: { people: { rows: 3, columns: { id: 'sequence', age } } },
    };

    const opened = await Promise.all([
      openSchema(text),
      openSchema(JSON.stringify(document)),
      openSchema(document),
      openSchema(new Blob([text])),
      openSchema(new TextEncoder().encode(text)),
      openSchema(utf16(text)),
      openSchema(new Blob([JSON.stringify(document)], { type: 'application/json' })),
      openSchemaFile(path),
    ]);

    const [first, ...others] = opened.map((schema) => schema.table('people').text('csv'));
    expect(first).toMatch(/^id,age\n1,\d\d\n2,\d\d\n3,\d\d\n$/);
    expect(others).toEqual(others.map(() => first));
    expect(await readSchemaFile(path)).toBe(text);
  });

  it('refuses bytes that are not text, with the offset of the first', async () => {
    const bytes = new Uint8Array(Buffer.from('populace: 1\nname: Caf\u00e9\n', 'latin1'));
    const path = join(folder, 'latin-1.yaml');
    writeFileSync(path, bytes);

    for (const opened of [openSchema(bytes), openSchema(new Blob([bytes])), openSchemaFile(path)]) {
      await expect(opened).rejects.toMatchObject({
        code: 'schema/encoding',
        message: 'The byte 0xE9 at offset 21 is not valid UTF-8; save the schema as UTF-8',
        problems: [{ place: { line: 2, column: 10 } }],
      });
    }
  });

  it('tells what is in it', async () => {
    const schema = await openSchema(text);

    expect(schema).toMatchObject({ name: 'Two tables', seed: '5', values: 0, now: '2026-01-01T00:00:00Z', notes: [] });
    expect(schema.tables.map(({ name, rowCount, hidden }) => ({ name, rowCount, hidden }))).toEqual([
      { name: 'people', rowCount: 3, hidden: false },
      { name: 'pets', rowCount: 2, hidden: true },
    ]);
    expect(schema.table('people').columns.map(({ name, type }) => [name, type])).toEqual([
      ['id', 'int64'],
      ['age', 'int64'],
    ]);
    expect(schema.plan().tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['people', 3],
      ['pets', 2],
    ]);
  });

  it('takes another seed, now and number of rows from outside', async () => {
    const own = await openSchema(text);
    const other = await openSchema(text, { seed: 6, rows: { people: 4 } });
    const same = await openSchema(text, { seed: '5', rows: 7 });

    expect(other.seed).toBe('6');
    expect(other.table('people').rowCount).toBe(4);
    expect(other.table('pets').rowCount).toBe(2);
    expect(valuesOf(other.table('people'), 'age', 3)).not.toEqual(valuesOf(own.table('people'), 'age'));
    expect(same.tables.map(({ rowCount }) => rowCount)).toEqual([7, 7]);
    expect(valuesOf(same.table('people'), 'age', 3)).toEqual(valuesOf(own.table('people'), 'age'));
    const now = await openSchema(text, { now: '1999-12-31' });
    expect(now.now).toBe('1999-12-31');
  });

  it('takes a seed as text or as a number for the same world', async () => {
    const one = await tableOf({ v: 'uuid' }, 5, { options: { seed: 2026 } });
    const two = await tableOf({ v: 'uuid' }, 5, { options: { seed: '2026' } });
    const three = await tableOf({ v: 'uuid' }, 5, { options: { seed: 2026n } });
    const four = await tableOf({ v: 'uuid' }, 5, { options: { seed: '02026' } });

    expect(valuesOf(two)).toEqual(valuesOf(one));
    expect(valuesOf(three)).toEqual(valuesOf(one));
    expect(valuesOf(four)).not.toEqual(valuesOf(one));
  });
});

describe('checking a schema', () => {
  it('reports all that is wrong at once, with lines, columns and nearest names', async () => {
    const problems = await checkSchema(
      [
        'populace: 1',
        'tables:',
        '  people:',
        '    rows: 10',
        '    columns:',
        '      id: sequnce',
        '      age: { generator: number.integer, mn: 1, max: abc }',
        '      boss: { references: poeple.id }',
      ].join('\n'),
    );

    expect(problems.map(({ code, place, nearest }) => [code, place.line, place.column, nearest[0]])).toEqual([
      ['schema/unknown-generator', 6, 11, 'sequence'],
      ['schema/unknown-option', 7, 41, 'min'],
      ['schema/invalid-option', 7, 53, undefined],
      ['schema/unknown-table', 8, 27, 'people.id'],
    ]);
  });

  it('says nothing of a schema that is fine, and throws all problems of one that is not when it is opened', async () => {
    expect(await checkSchema(text)).toEqual([]);

    const failure: unknown = await openSchema('populace: 1\ntables: { t: { rows: x, columns: { a: b } } }').catch(
      (error: unknown) => error,
    );

    expect(failure).toBeInstanceOf(CodedError);
    expect(failure).toMatchObject({
      code: 'schema/invalid-option',
      problems: [{}, { code: 'schema/unknown-generator' }],
    });
  });

  it('returns what is wrong with an object instead of throwing it', async () => {
    const problems = await checkSchema({ populace: 1, tables: () => 1 });

    expect(problems).toMatchObject([{ code: 'schema/structure', place: { pointer: '/tables' } }]);
  });

  it('keeps notes of a schema that works', async () => {
    const schema = await openSchema({ populace: 1, tables: { t: { rows: 1, columns: { rows: 'sequence' } } } });

    expect(schema.notes).toMatchObject([{ severity: 'note', place: { pointer: '/tables/t/columns/rows' } }]);
  });
});

const column = (value: unknown, rows = 10): object => ({ populace: 1, tables: { t: { rows, columns: { v: value } } } });
const opens = (source: string | object) => (): Promise<unknown> => openSchema(source);
const withTable =
  (use: (table: Awaited<ReturnType<typeof tableOf>>) => unknown, value: unknown = 'sequence') =>
  async (): Promise<unknown> =>
    use(await tableOf({ v: value }, 10));

/** A way to every code that the library can answer with. */
const failures: readonly (readonly [ProblemCode, string, () => Promise<unknown>])[] = [
  ['schema/syntax', 'never closed', opens('populace: 1\ntables: {')],
  ['schema/structure', 'map', opens('just text')],
  ['schema/structure', 'needs tables', opens({ populace: 1 })],
  ['schema/version', 'populace must be 1', opens({ ...column('sequence'), populace: 2 })],
  ['schema/version', 'values must be 0', opens({ ...column('sequence'), values: 1 })],
  [
    'schema/name',
    'control character',
    opens({ populace: 1, tables: { 'a\u0007': { rows: 1, columns: { v: 'uuid' } } } }),
  ],
  ['schema/unknown-generator', 'bolean', opens(column('bolean'))],
  ['schema/unknown-option', 'mni', opens(column({ generator: 'number.integer', mni: 1 }))],
  ['schema/unknown-locale', 'xx_XX', () => openSchema(column('uuid'), { locale: 'xx_XX' })],
  ['schema/unknown-table', 'nowhere', opens(column({ references: 'nowhere.id' }))],
  ['schema/unknown-table', '"tt"', withTable(async () => (await openSchema(column('uuid'))).table('tt'))],
  ['schema/unknown-column', '"w"', opens(column({ references: 't.w' }))],
  [
    'schema/unknown-row',
    '"7"',
    opens({
      populace: 1,
      tables: {
        t: { rows: 5, columns: { v: 'sequence' } },
        u: { rows: 2, columns: { t: { references: 't.v' } }, fixed: { 1: { t: 7 } } },
      },
    }),
  ],
  ['schema/unknown-column', 'did you mean v', withTable((table) => table.rows({ columns: ['V'] }))],
  ['schema/invalid-option', 'greater than max', opens(column({ generator: 'number.integer', min: 5, max: 1 }))],
  [
    'schema/invalid-option',
    'which has no rows',
    opens({
      populace: 1,
      tables: {
        empty: { rows: 0, columns: { id: 'sequence' } },
        t: { rows: 1, columns: { v: { references: 'empty.id' } } },
      },
    }),
  ],
  ['schema/type-mismatch', 'cannot be int32', opens(column({ generator: 'uuid', type: 'int32' }))],
  ['schema/unique-impossible', '2 different values', opens(column({ generator: 'boolean', unique: true }))],
  ['schema/unique-unsupported', 'cannot be unique', opens(column({ generator: 'number.float', unique: true }))],
  ['schema/encoding', 'not valid UTF-8', opens(new Uint8Array([0x61, 0xff]))],
  ['schema/missing-in-locale', 'has no IBANs', opens({ ...column('finance.iban'), locale: 'ja_JP' })],
  [
    'schema/borrowed',
    'strict allows no loans',
    () => openSchema({ ...column('hacker.verb'), locale: 'ja_JP' }, { strict: true }),
  ],
  ['schema/reference-cycle', 't.v → t.v', opens(column({ references: 't.v' }))],
  [
    'schema/unique-overlap',
    'both would choose "v"',
    opens({
      populace: 1,
      tables: { t: { rows: 2, unique: [['v', 'w'], ['v']], columns: { v: 'boolean', w: 'boolean' } } },
    }),
  ],
  [
    'schema/per-cycle',
    't → t',
    opens({ populace: 1, tables: { t: { rows: { per: 't', count: 1 }, columns: { v: 'uuid' } } } }),
  ],
  [
    'schema/rows-derived',
    'follow from those of "p"',
    () =>
      openSchema(
        {
          populace: 1,
          tables: {
            p: { rows: 1, columns: { v: 'uuid' } },
            t: { rows: { per: 'p', count: 1 }, columns: { v: 'uuid' } },
          },
        },
        { rows: { t: 5 } },
      ),
  ],
  ['schema/pattern-unsupported', 'back-reference', opens(column({ generator: 'string.pattern', pattern: '(a)\\1' }))],
  ['format/unknown', 'did you mean csv', withTable((table) => table.text('cvs'))],
  ['format/invalid-option', 'headr', withTable((table) => table.text('csv', { options: { headr: true } }))],
  ['format/invalid-option', 'delimiter', withTable((table) => table.text('csv', { options: { delimiter: 'x' } }))],
  ['schema/type-mismatch', 'which is no int64', opens(column({ generator: 'choice', values: ['a'], type: 'int64' }))],
  ['schema/no-tables', 'one table at least', opens('populace: 1\ntables: {}')],
  ['limit/schema-size', '4', opens(`populace: 1\n# ${'x'.repeat(2 ** 22)}\n`)],
  ['limit/rows', '2^48', opens(column('sequence', 2 ** 48 + 2))],
  ['limit/text', 'at most', opens(column({ generator: 'constant', value: 'x'.repeat(2 ** 20 + 1) }))],
  ['call/usage', 'from must be', withTable((table) => table.rows({ from: -1 }))],
  ['call/usage', 'take must be', withTable((table) => table.batches({ take: 1.5 }))],
  ['call/usage', 'multiple of 4', withTable((table) => table.batches({ batchRows: 6 }))],
  ['call/usage', 'no row 10', withTable((table) => table.rowAt(10))],
  ['call/usage', '"v" twice', withTable((table) => table.text('csv', { columns: ['v', 'v'] }))],
  ['call/usage', 'columns is empty', withTable((table) => table.text('csv', { columns: [] }))],
  ['call/usage', 'seed must be', () => openSchema(column('uuid'), { seed: 0.5 })],
  ['call/no-such-file', 'does not exist', () => openSchemaFile(join(folder, 'missing.yaml'))],
  ['call/no-such-file', 'is a folder', () => openSchemaFile(folder)],
  ['formula/syntax', 'formula ends', () => openSchema(column({ formula: '1 +' }))],
  ['formula/type', 'text', () => openSchema(column({ formula: '1 + "a"' }))],
  ['formula/unknown-name', 'nobody', () => openSchema(column({ formula: 'nobody' }))],
  ['limit/formula', '4096', () => openSchema(column({ formula: `1${' + 1'.repeat(2000)}` }))],
  ['schema/formula-cycle', 'looks at "v" itself: look at other columns', () => openSchema(column({ formula: 'v' }))],
  ['formula/children-not-grouped', 'previous', () => openSchema(column({ formula: 'previous.v' }))],
  ['formula/failed', 'row 0', async () => [...(await openSchema(column({ formula: '1 / 0' }))).table('t').rows()]],
  [
    'check/unsatisfied',
    '100 %',
    () => openSchema({ populace: 1, tables: { t: { rows: 5, columns: { v: 'sequence' }, checks: ['v < 0'] } } }),
  ],
  ['run/cancelled', 'cancelled', withTable((table) => table.text('csv', { signal: AbortSignal.abort() }))],
];

describe('what goes wrong', () => {
  it.each(failures)('is %s (%s)', async (code, part, act) => {
    const failure: unknown = await act().catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(CodedError);
    expect(failure).toMatchObject({ code });
    expect(String(failure)).toContain(part);
    expect(errorCatalogue[code].remedy).not.toBe('');
  });

  it('covers every code but those of files and shards, of verifying, of other ways in, of defects, and of formats that hold less than those of this release', () => {
    const seen = new Set(failures.map(([code]) => code));

    const unseen = Object.keys(errorCatalogue).filter(
      (code) => !/^(shard|serve|import|verify)\//.test(code) && !seen.has(code as ProblemCode),
    ); // The catalogue's own keys.
    expect(unseen).toEqual(['format/cannot-hold', 'limit/download', 'target/exists', 'target/io', 'internal']);
  });
});
