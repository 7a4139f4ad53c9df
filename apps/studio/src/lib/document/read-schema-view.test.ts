import { describe, expect, it } from 'vitest';
import { fixedText } from './fixed-texts-for-tests.ts';
import { lineOf } from './line-of.ts';
import { readSchemaView } from './read-schema-view.ts';
import type { ColumnView, SchemaView, TableView } from './schema-view.ts';
import { sourceLimits } from './source-limits.ts';

const examples = ['hr', 'people', 'saas', 'shop', 'social'] as const;

function view(text: string): SchemaView {
  const read = readSchemaView(text);
  if ('problem' in read) throw new Error(`${read.problem.reason} at ${read.problem.line}:${read.problem.column}`);
  return read.view;
}

function table(of: SchemaView, name: string): TableView {
  const found = of.tables.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no table ${name}`);
  return found;
}

function column(of: SchemaView, tableName: string, name: string): ColumnView {
  const found = table(of, tableName).columns.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no column ${name}`);
  return found;
}

/** A schema of one table `t` with one column `c`. */
const one = (written: string): ColumnView =>
  column(view(`populace: 1\ntables:\n  t:\n    rows: 1\n    columns:\n      c: ${written}\n`), 't', 'c');

describe('the view of a schema', () => {
  const shop = view(fixedText('shop'));

  it('has what stands at its top, spelt as it is', () => {
    expect(shop.name).toBe('Corner shop');
    expect(shop.seed).toBe('2026');
    expect(shop.now).toBe('2026-01-01T00:00:00Z');
    expect(shop.locale?.shares).toEqual([{ id: 'en_US', weight: 1 }]);
    expect(view(fixedText('hr')).locale?.shares).toEqual([
      { id: 'en_US', weight: 70 },
      { id: 'de_DE', weight: 30 },
    ]);
    expect(view('seed: 12_345_678_901_234_567_890').seed).toBe('12_345_678_901_234_567_890');
    expect(view('locale: [de_DE, { value: ja_JP, weight: 3 }]').locale?.shares).toEqual([
      { id: 'de_DE', weight: 1 },
      { id: 'ja_JP', weight: 3 },
    ]);
  });

  it('has tables in order, with their rows', () => {
    expect(shop.tables.map(({ name }) => name)).toEqual([
      'customers',
      'products',
      'orders',
      'order_lines',
      'returns',
      'reviews',
    ]);
    expect(table(shop, 'customers').rows).toMatchObject({ kind: 'count', text: '1_000' });
    expect(table(shop, 'orders').rows).toMatchObject({
      kind: 'per',
      parent: 'customers',
      count: { poisson: 5 },
      countText: '{ poisson: 5 }',
      via: undefined,
      shuffle: true,
    });
    expect(table(shop, 'returns').rows).toMatchObject({ kind: 'per', shuffle: false });
    expect(table(view(fixedText('social')), 'follows').rows).toMatchObject({ via: 'follower_id' });
    expect(table(view(fixedText('people')), 'fees').rows).toMatchObject({ kind: 'given', count: 3 });
    expect(table(view('tables: { a: { columns: {} } }'), 'a').rows).toEqual({ kind: 'absent' });
    expect(table(shop, 'order_lines').unique).toEqual([
      { pointer: '/tables/order_lines/unique/0', columns: ['order_id', 'product_id'], nullsEqual: false },
    ]);
    expect(table(view(fixedText('saas')), 'issues').keys).toEqual([
      {
        pointer: '/tables/issues/keys/0',
        columns: ['org_id', 'project_id'],
        table: 'projects',
        targets: ['org_id', 'id'],
        by: undefined,
      },
    ]);
  });

  it('has columns with their generators and options', () => {
    expect(column(shop, 'customers', 'id')).toMatchObject({
      kind: 'generator',
      shortForm: true,
      generator: 'sequence',
      nulls: undefined,
      unique: false,
    });
    const newsletter = column(shop, 'customers', 'newsletter');
    expect(newsletter).toMatchObject({ kind: 'generator', shortForm: false, generator: 'boolean' });
    expect(newsletter.nulls).toMatchObject({ text: '5%', share: 0.05, exact: false });
    expect([...newsletter.options.values()].map(({ name, value, text }) => [name, value, text])).toEqual([
      ['share', '30%', '30%'],
    ]);
    expect(column(shop, 'customers', 'tier').options.get('values')?.entries).toEqual([
      ['free', 80],
      ['plus', 15],
      ['pro', 5],
    ]);
    expect(one('{ generator: a, nulls: { share: 0.5, exact: true }, unique: { ignoreCase: true } }')).toMatchObject({
      nulls: { share: 0.5, exact: true },
      unique: true,
      ignoreCase: true,
    });
    expect(one('{ generator: a, missing: null }').missing).toBe('null');
    expect(one('{ generator: a, missing: n/a }').missing).toBe('n/a');
    expect(one('{ generator: a }').missing).toBeUndefined();
    expect(one('{ generator: a, of: x, type: int32, hidden: true, description: D, locale: de_DE }')).toMatchObject({
      of: 'x',
      type: 'int32',
      hidden: true,
      description: 'D',
      locale: { shares: [{ id: 'de_DE', weight: 1 }] },
    });
  });

  it('has references, also to names with dots', () => {
    expect(column(shop, 'reviews', 'product_id')).toMatchObject({
      kind: 'reference',
      reference: { table: 'products', column: 'id', by: { zipf: { exponent: 0.8 } } },
    });
    const dotted = view('tables: { a.b: {}, a: {}, t: { columns: { c: { references: a.b.x.y } } } }');
    expect(column(dotted, 't', 'c').reference).toMatchObject({ table: 'a.b', column: 'x.y' });
    expect(one('{ references: { table: a, column: b }, by: recency, self: true }').reference).toMatchObject({
      table: 'a',
      column: 'b',
      by: 'recency',
      self: true,
    });
  });

  it('tells columns of formulas and conditions, of keys and of given rows from those that have nothing', () => {
    expect(one('{ formula: a + 1 }').kind).toBe('formula');
    expect(one('{ case: [{ then: null }] }').kind).toBe('case');
    expect(column(view(fixedText('saas')), 'issues', 'org_id').kind).toBe('key');
    expect(column(view(fixedText('hr')), 'departments', 'name').kind).toBe('given');
    expect(one('{}').kind).toBe('unknown');
    expect(one('[a]').kind).toBe('unknown');
  });

  it.each(examples)('knows the lines of all tables and columns of %s', (name) => {
    const text = fixedText(name);

    for (const { name: table, columns } of view(text).tables) {
      expect(text.split('\n')[(lineOf(text, table) ?? 0) - 1]).toContain(`${table}:`);
      for (const { name: column } of columns)
        expect(text.split('\n')[(lineOf(text, table, column) ?? 0) - 1]).toContain(`${column}:`);
    }
  });

  it('is the same of the same document as JSON', () => {
    const places = /^(json|text|countText)$/;
    const plain = (of: SchemaView): string =>
      JSON.stringify(of, (key, value: unknown) => {
        if (places.test(key)) return undefined;
        return value instanceof Map ? [...value] : value;
      });
    const json = `{ "populace": 1, "tables": { "a": { "rows": 5, "columns": { "id": "sequence", "__proto__": { "generator": "uuid", "nulls": "4%" } } } } }`;
    const yaml = `populace: 1\ntables:\n  a:\n    rows: 5\n    columns:\n      id: sequence\n      __proto__: { generator: uuid, nulls: 4% }\n`;

    expect(view(json).json).toBe(true);
    expect(plain(view(json))).toBe(plain(view(yaml)));
    expect(column(view(json), 'a', '__proto__').generator).toBe('uuid');
  });

  it('follows aliases', () => {
    const text = 'tables:\n  a:\n    columns:\n      x: &x { generator: uuid, nulls: 4% }\n      y: *x\n';

    expect(column(view(text), 'a', 'y')).toMatchObject({ generator: 'uuid', nulls: { share: 0.04 } });
  });

  it('is there for empty texts and half-written ones', () => {
    expect(view('').tables).toEqual([]);
    expect(view('# nothing yet\n').tables).toEqual([]);
    expect(view('tables:\n').tables).toEqual([]);
    expect(view('tables: { a: , b: [1], c: { columns: 5 } }').tables.map(({ columns }) => columns)).toEqual([
      [],
      [],
      [],
    ]);
    expect(view('tables:\n  a:\n    columns:\n      x:\n').tables[0]?.columns[0]).toMatchObject({
      name: 'x',
      kind: 'unknown',
    });
  });
});

describe('a text that is no document', () => {
  it.each([
    ['a: [', 'syntax', 1],
    ['a: 1\na: 2\n', 'duplicate-key', 2],
    ['a: *b\n', 'syntax', 1],
    ['- a\n', 'shape', 1],
    ['text', 'shape', 1],
    ['a: 1\n---\nb: 2\n', 'syntax', 2],
    ['[a]: 1\n', 'syntax', 1],
  ])('is refused with the reason and the line: %s', (text, reason, line) => {
    expect(readSchemaView(text)).toMatchObject({ problem: { reason, line } });
  });

  it.each([
    ['1 MB of [', '['.repeat(1e6), 'size'],
    ['half a MB of [', '['.repeat(sourceLimits.length), 'depth'],
    ['deep lines', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), 'depth'],
    ['very many keys', Array.from({ length: 50_000 }, (_, n) => `k${n}: 1`).join('\n'), 'size'],
    ['very many commas', `[${','.repeat(400_000)}`, 'size'],
    ['aliases of aliases', aliasesOfAliases(), 'size'],
  ])('is refused after bounded work: %s', (_name, text, reason) => {
    expect(readSchemaView(text)).toMatchObject({ problem: { reason } });
  });
});

function aliasesOfAliases(): string {
  const letters = [...'abcdefg'];
  return letters
    .map(
      (letter, n) => `${letter}: &${letter} [${Array.from({ length: 9 }, () => (n === 0 ? 1 : `*${letters[n - 1]}`))}]`,
    )
    .join('\n');
}
