import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSchema, openOrigin, openSchema } from '../index.ts';
import { createFileReader } from './create-file-reader.ts';
import { digestOfSchema } from './manifest/schema-digest.ts';
import { openSchemaFile } from './open-schema-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-except-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function textOf(except: string, rows = 5, more = ''): string {
  return `populace: 1
tables:
  t:
    rows: ${rows}
    columns:
      v: { generator: choice, values: [ann, bob, cy, dee, "e,f", José, gus], unique: { ${more}except: ${except} } }
`;
}

function write(name: string, text: string | Uint8Array): void {
  writeFileSync(join(folder, name), text);
}

/** The values of the schema, which stands in a file of the folder. */
async function valuesOf(except: string, rows: number, more?: string): Promise<string[]> {
  write('schema.yaml', textOf(except, rows, more));
  const schema = await openSchemaFile(join(folder, 'schema.yaml'));
  return [...schema.table('t').rows()].map(({ v }) => `${v}`);
}

async function complaintsOf(except: string, text = textOf(except)): Promise<string[]> {
  const problems = await checkSchema(text, { readFile: createFileReader(folder) });
  return problems.map(({ code, message, place }) => `${place.line} ${code} ${message}`);
}

describe('values of a file that a unique column leaves out', () => {
  it.each([
    [
      'a column of CSV',
      'id,name\r\n1,bob\r\n2,"e,f"\r\n3,\r\n4,bob\r\n5,strange\r\n',
      '{ file: old.csv, column: name }',
    ],
    ['a column between semicolons', 'name;id\nbob;1\n"e,f";2\n', '{ file: old.csv, column: name }'],
    ['the column of a file that has one', 'name\nbob\n"e,f"\n', '{ file: old.csv, column: name }'],
    ['tabs', 'id\tname\n1\tbob\n2\te,f\n', '{ file: old.csv, column: name }'],
    ['lines', 'bob\n\ne,f\n', '{ file: old.csv }'],
    ['lines without an end, with a mark', '\ufeffbob\r\ne,f', '{ file: old.csv }'],
  ])('are found in %s', async (_, text, except) => {
    write('old.csv', text);

    const values = await valuesOf(except, 5);

    expect(values.toSorted()).toEqual(['José', 'ann', 'cy', 'dee', 'gus'].toSorted());
    expect(values).toEqual([...(await openSchema(textOf('[bob, "e,f"]'))).table('t').rows()].map(({ v }) => v));
    await expect(valuesOf(except, 6)).rejects.toThrow(
      '"v" has 5 different values without those of except, but "t" has 6 rows; ask for at most 5 rows, or allow more values',
    );
  });

  it('are looked for from the folder of the schema, and may be spelt otherwise where that does not count', async () => {
    mkdirSync(join(folder, 'lists'));
    write('lists/old.txt', 'BOB\njose\n');

    expect(
      (await valuesOf('{ file: lists/old.txt }', 5, 'ignoreCase: true, ignoreAccents: true, ')).toSorted(),
    ).toEqual(['ann', 'cy', 'dee', 'e,f', 'gus'].toSorted());
  });

  it('are part of what workers get, and of the digest of the schema', async () => {
    write('old.txt', 'bob\n');
    const readFile = createFileReader(folder);
    const schema = await openSchema(textOf('{ file: old.txt }'), { readFile });
    const listed = await openSchema(textOf('[bob]'));
    write('old.txt', 'ann\n');
    const later = await openSchema(textOf('{ file: old.txt }'), { readFile });

    const again = await openOrigin(structuredClone(schema.origin));

    expect(again.table('t').text('csv')).toBe(schema.table('t').text('csv'));
    expect(digestOfSchema(schema)).toBe(digestOfSchema(listed));
    expect(digestOfSchema(later)).not.toBe(digestOfSchema(schema));
  });

  it('may be numbers', async () => {
    write('ids.csv', 'id\n1\n2\n3\n5\n');
    const text = `{ populace: 1, tables: { t: { rows: 2, columns: {
      n: { generator: number.integer, min: 1, max: 6, unique: { except: { file: ids.csv, column: id } } } } } } }`;
    const schema = await openSchema(text, { readFile: createFileReader(folder) });

    expect([...schema.table('t').rows()].map(({ n }) => Number(n)).toSorted()).toEqual([4, 6]);
  });

  it('may come from any reader', async () => {
    const readFile = (path: string): Promise<string> => Promise.resolve(path === 'there' ? 'v\nann\n' : '');

    const schema = await openSchema(textOf('{ file: there, column: v }', 6), { readFile });

    expect([...schema.table('t').rows()].map(({ v }) => v)).not.toContain('ann');
  });

  it.each([
    ['{ file: none.csv }', '6 call/no-such-file none.csv does not exist; check the path'],
    ['{ file: . }', '6 call/no-such-file . is a folder; name a file in it'],
    ['{ file: old.csv, column: nme }', '6 schema/invalid-option old.csv has no column "nme"; name one of "id", "name"'],
    ['{ file: bytes.bin }', '6 schema/invalid-option bytes.bin is no text; name a file of text or CSV'],
    [
      '{ file: open.csv, column: name }',
      '6 schema/invalid-option open.csv has a quotation mark that opens and is not closed; mend it',
    ],
    [
      '{ file: many.txt }',
      '6 schema/invalid-option except leaves out 100001 values of "many.txt", but has at most 100000; make values that it does not have, such as by another pattern or a min behind them',
    ],
    [
      '{ file: 3 }',
      '6 schema/structure file of except must be text, such as { file: users.csv, column: id }, but is 3',
    ],
    ['{ file: old.csv, colum: name }', '6 schema/unknown-option except has no option "colum"'],
  ])('are refused where they cannot be read: %s', async (except, complaint) => {
    write('old.csv', 'id,name\n1,bob\n');
    write('bytes.bin', new Uint8Array([0, 1, 2, 3]));
    write('open.csv', 'id,name\n1,"bob\n2,cy\n');
    write('many.txt', Array.from({ length: 100_001 }, (_, at) => `v${at}\n`).join(''));

    expect(await complaintsOf(except)).toEqual([complaint]);
  });

  it('are refused beyond 64 MiB', async () => {
    write('large.txt', Buffer.alloc(64 * 2 ** 20 + 1, 'x\n'));

    expect(await complaintsOf('{ file: large.txt }')).toEqual([
      '6 schema/invalid-option large.txt has more than 64 MiB; write the values that are to be left out into a file of their own',
    ]);
  });

  it('are refused where there are no files', async () => {
    await expect(openSchema(textOf('{ file: old.csv, column: name }'))).rejects.toMatchObject({
      code: 'schema/invalid-option',
      message:
        'except takes values of the file "old.csv", but there are no files here; open the schema from a file, give a reader (readFile), or list the values',
    });
  });
});
