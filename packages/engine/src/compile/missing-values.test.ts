import { parseDocument } from '@populace/document';
import { planWorld, type World } from '@populace/engine';
import { checkSchema, openSchema, type Problem } from '@populace/library';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { foundIn, type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { parquetReadObjects } from 'hyparquet';
import { afterEach, describe, expect, it } from 'vitest';

const MIX = 'populace: 1\nlocale: { en_US: 60, de_DE: 40 }\n';

/** The United States have neither account numbers nor VAT numbers of this kind, Hong Kong has no postcodes. */
const schema = `${MIX}tables:
  t:
    rows: 2_000
    columns:
      id: sequence
      country: location.countryCode
      iban: finance.iban
      vat: { case: [{ when: country == "DE", then: company.vatNumber }] }
      shown: { generator: finance.iban, missing: n/a }
      pair: { object: { name: person.firstName, iban: finance.iban } }
      list: { array: finance.iban, count: 2 }
      length: { formula: "iban == null ? 0 : size(iban)" }
      rare: { generator: finance.iban, nulls: 10% }
`;

async function problemsOf(columns: string, head = MIX): Promise<readonly string[]> {
  const text = `${head}tables:\n  t:\n    rows: 8\n    columns:\n${columns}`;
  return (await checkSchema(text)).map(told);
}

function told({ severity, code, place, message }: Problem): string {
  return `${severity} ${code} ${place.line}:${place.column} ${message}`;
}

async function plan(): Promise<World> {
  const { node } = parseDocument(schema.replace('2_000', '35_184_372_088_832'));
  const checked = node && checkDocument(node, schemaRegistry(), {});
  if (checked?.model === undefined) throw new Error(JSON.stringify(checked?.problems));
  const { world, problems } = await planWorld(checked.model, defaultRegistry());
  if (world === undefined) throw new Error(JSON.stringify(problems));
  return world;
}

describe('what some locales of a mix cannot generate', () => {
  it('is null in their rows, and only there', async () => {
    const { tables } = await openSchema(schema);

    const rows = [...(tables[0]?.rows({ take: 400 }) ?? [])];

    for (const { country, iban, vat, shown, pair, list, length } of rows) {
      const isGerman = country === 'DE';
      expect([iban, vat, list].map((value) => value !== null)).toEqual([isGerman, isGerman, isGerman]);
      expect(String(shown)).toMatch(isGerman ? /^DE\d{20}$/ : /^n\/a$/);
      expect(pair).toEqual({ name: expect.any(String), iban: isGerman ? expect.stringMatching(/^DE/) : null });
      expect(length).toBe(isGerman ? 22 : 0);
    }
    expect(new Set(rows.map(({ country }) => country))).toEqual(new Set(['DE', 'US']));
  });

  it('leaves the values of the other rows as they are in their locale alone', async () => {
    const mixed = await openSchema(schema);
    const alone = await openSchema(schema, { locale: 'de_DE' });

    const [some, all] = [mixed, alone].map((one) => [...one.table('t').rows({ take: 200, columns: ['iban', 'vat'] })]);

    const kept = some?.map(({ iban, vat }, row) => (iban === null ? all?.[row] : { iban, vat }));
    expect(kept).toEqual(all);
  });

  it('is told as a note where it is, with the locales and the branch', async () => {
    const problems = await problemsOf('      a: finance.iban\n      b: { case: [{ then: finance.iban }] }\n');

    const reason = 'US has no IBANs; name a country that has, such as country: DE';
    expect(problems).toEqual([
      `note schema/missing-in-locale 7:10 "a" is null in rows of en_US: ${reason}`,
      `note schema/missing-in-locale 8:27 "b" is null in rows of en_US that take branch 1: ${reason}`,
    ]);
  });

  it('is told of without a word where the column says what stands there', async () => {
    expect(await problemsOf('      a: { generator: finance.iban, missing: null }\n')).toEqual([]);
  });

  it('may be null in databases', async () => {
    const { tables } = await openSchema(schema);

    const script = await tables[0]?.text('sql', { take: 1, options: { createTable: true } });

    expect(script).toContain('"iban" text,');
    expect(script).toContain('"vat" text,');
    expect(script).toContain('"list" jsonb,');
    expect(script).toContain('"shown" text NOT NULL,');
  });

  it('is explained in its row', async () => {
    const opened = await openSchema(schema);
    const row = [...opened.table('t').rows({ take: 20 })].findIndex(({ country }) => country === 'US');

    const explained = JSON.stringify(opened.table('t').explain('iban', row));

    expect(explained).toContain('US has no IBANs');
  });

  it('is an error in a schema of one such locale', async () => {
    const head = 'populace: 1\nlocale: en_US\n';

    expect(await problemsOf('      a: { case: [{ when: true, then: finance.iban }] }\n', head)).toEqual([
      'error schema/missing-in-locale 7:39 "a" cannot be made: US has no IBANs; name a country that has, such as country: DE; take a locale that has it, or another generator',
    ]);
    expect(await problemsOf('      a: { generator: finance.iban, missing: null }\n', head)).toEqual([]);
  });

  it.each([
    ['{ generator: finance.iban, missing: error }', 'write missing: null for the column'],
    ['{ generator: finance.iban, nulls: 0 }', 'and nulls is 0; take a locale'],
    ['{ generator: finance.iban, unique: true }', 'and it is unique; take a locale'],
    ['{ generator: finance.iban, unique: true, missing: null }', 'stands in many rows, but it is unique; drop missing'],
    ['{ generator: finance.iban, missing: [1] }', 'missing must be error, null or a single value, but is a list'],
    ['{ generator: finance.iban, type: string(3), missing: none }', '"none", which is not string(3); write null'],
    ['{ array: finance.iban, count: 1, missing: none }', 'must be error or null, since it has lists'],
    ['{ formula: "1", missing: null }', 'since a formula needs nothing that a locale may lack'],
  ])('is an error in %s', async (column, words) => {
    const problems = (await problemsOf(`      a: ${column}\n`)).filter((text) => text.startsWith('error'));

    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it('is an error in what others refer to', async () => {
    const text = `${MIX}tables:\n  t: { rows: 3, columns: { a: finance.iban } }\n  u: { rows: 3, columns: { b: { references: t.a } } }\n`;

    expect((await checkSchema(text)).map(told)).toEqual([
      expect.stringMatching(/^error schema\/missing-in-locale 4:31 .* and "u" refers to it; take a locale/),
    ]);
  });

  it('is an error where strict allows no loans', async () => {
    const text = `${MIX}tables: { t: { rows: 3, columns: { a: finance.iban } } }`;

    await expect(openSchema(text, { strict: true })).rejects.toMatchObject({ code: 'schema/missing-in-locale' });
  });

  it('ends the run in a row that takes a branch without a value, with missing: error', async () => {
    const columns = (when: string): string =>
      `${MIX}tables: { t: { rows: 50, columns: { country: location.countryCode, a: { case: [{ when: '${when}', then: finance.iban }], missing: error } } } }`;
    const right = await openSchema(columns('country == "DE"'));
    const wrong = await openSchema(columns('country == "US"'));

    expect([...right.table('t').rows()]).toHaveLength(50);
    expect(() => [...wrong.table('t').rows()]).toThrow(
      /^Branch 1 of t\.a cannot be generated in row \d+: US has no IBANs/,
    );
  });

  it('is read from Parquet as nulls', async () => {
    const table = (await openSchema(schema)).table('t');
    const pieces: Uint8Array[] = [];
    for await (const piece of table.bytes('parquet', { take: 300 })) pieces.push(piece.slice());
    const file = new Uint8Array(Buffer.concat(pieces)).buffer;

    const read = await parquetReadObjects({ file, columns: ['iban', 'vat', 'shown'] });

    expect(read).toEqual([...table.rows({ take: 300, columns: ['iban', 'vat', 'shown'] })]);
  });
});

describe('what a locale lacks or borrows within a column', () => {
  const within = `populace: 1
locale: ja_JP
tables:
  t:
    rows: 2
    columns:
      o:
        object:
          tax: company.taxId
          iban: finance.iban
          deep: { object: { verb: hacker.verb, iban: finance.iban } }
      list: { array: { object: { iban: finance.iban } }, count: 1 }
      branches:
        case:
          - { when: rowNumber == 0, then: company.name }
          - { then: { generator: finance.iban } }
`;

  it('is told at the member, item or branch that asks for it', async () => {
    const problems = await checkSchema(within);

    expect(problems.map(({ place, message }) => `${place.line}:${place.column} ${message.split(':')[0]}`)).toEqual([
      '10:17 "o.iban" cannot be made',
      '11:54 "o.deep.iban" cannot be made',
      '12:40 "list.iban" cannot be made',
      '16:34 "branches" cannot be made',
    ]);
  });

  it('is told there of words that another locale lends', async () => {
    const problems = await checkSchema(within.replaceAll('finance.iban', 'person.firstName'));

    expect(problems.map(({ severity, place, message }) => [severity, place.line, place.column, message])).toEqual([
      ['note', 11, 35, '"o.deep.verb" borrows hacker.verb of base for ja_JP'],
    ]);
  });
});

describe('files of it', () => {
  const opened: WrittenFolder[] = [];
  afterEach(() => {
    for (const folder of opened.splice(0)) folder.remove();
  });

  it('are verified without a finding', async () => {
    const folder = await writeFolder(schema);
    opened.push(folder);

    expect(foundIn(await folder.verify())).toEqual([]);
  });
});

testEquality('a mix of locales that lack something', plan, { starts: [0, 1_000_003, 2 ** 32 - 70, 2 ** 44 + 1] });
