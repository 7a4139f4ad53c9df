import { nodeOfValue } from '@populace/document';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { model, one, registry } from './documents-for-tests.ts';

describe('a document that is right', () => {
  it('becomes a model with its defaults', () => {
    const { tables, now, ...head } = model(`populace: 1\n${one}`);

    expect(head).toEqual({
      name: '',
      description: undefined,
      seed: '1',
      seedGiven: false,
      values: 0,
      locale: [{ id: 'base', weight: 1 }],
    });
    expect(now).toEqual({ days: 20_454, ms: 0, us: 0, hasTime: true });
    expect(tables).toHaveLength(1);
    expect(tables[0]).toMatchObject({
      name: 't',
      rows: { count: 1 },
      hidden: false,
      place: { pointer: '/tables/t', line: 2, column: 11 },
    });
    expect(tables[0]?.columns[0]).toMatchObject({
      name: 'id',
      hidden: false,
      type: undefined,
      nulls: undefined,
      unique: false,
      ignoreCase: false,
      of: undefined,
      source: { kind: 'generator', options: { start: 1 } },
    });
  });

  it('keeps what it says', () => {
    const { tables, ...head } = model(`
populace: 1
values: 0
name: Corner shop
description: A small one.
seed: 2026
locale: { de-de: 60, TR_tr: 25 }
now: 2024-02-29T12:00:00+01:00
tables:
  customers:
    rows: 10_000
    description: People.
    hidden: true
    columns:
      id: sequence
      spouse: { generator: person.firstName, of: spouse, nulls: 4% }
      age: { generator: number.integer, min: 18, max: 90, type: "decimal(10,2)", unique: true, hidden: true, description: Years. }
      since: { generator: date.between, from: now-1y, nulls: { share: 0.5, exact: true } }
`);

    expect(head).toEqual({
      name: 'Corner shop',
      description: 'A small one.',
      seed: '2026',
      seedGiven: true,
      values: 0,
      now: { days: 19_782, ms: 39_600_000, us: 0, hasTime: true },
      locale: [
        { id: 'de_DE', weight: 60 },
        { id: 'tr_TR', weight: 25 },
      ],
    });
    expect(tables[0]).toMatchObject({ rows: { count: 10_000 }, description: 'People.', hidden: true });
    const [, spouse, age, since] = tables[0]?.columns ?? [];
    expect(spouse).toMatchObject({ of: 'spouse', nulls: { share: 0.04, exact: false }, nullsPlace: { line: 16 } });
    expect(age).toMatchObject({
      type: { kind: 'decimal', precision: 10, scale: 2 },
      unique: true,
      ignoreCase: false,
      hidden: true,
      description: 'Years.',
      source: { options: { min: 18, max: 90, distribution: undefined } },
    });
    expect(since).toMatchObject({
      nulls: { share: 0.5, exact: true },
      source: { options: { from: { days: 19_416, ms: 39_600_000 } } },
    });
  });

  it.each([
    ['2026', '2026'],
    ['"2026"', '2026'],
    ['2_026', '2026'],
    ['-7', '-7'],
    ['"0042"', '0042'],
    ['0042', '42'],
    ['hello world', 'hello world'],
    ['9007199254740991', '9007199254740991'],
    ['"12345678901234567890"', '12345678901234567890'],
  ])('has the seed %s as text', (written, seed) => {
    expect(model(`populace: 1\nseed: ${written}\n${one}`).seed).toBe(seed);
  });

  it('may be a plain object', () => {
    const checked = checkDocument(
      nodeOfValue({
        populace: 1,
        seed: 5n,
        tables: { t: { rows: 3, columns: { id: { generator: 'sequence', nulls: 0.5 } } } },
      }),
      registry,
    );

    expect(checked.problems).toEqual([]);
    expect(checked.model).toMatchObject({ seed: '5', tables: [{ rows: { count: 3 } }] });
  });

  it('may call tables and columns __proto__ and constructor', () => {
    const { tables } = model(`
populace: 1
tables:
  __proto__: { rows: 1, columns: { __proto__: sequence, constructor: uuid, toString: uuid } }
  constructor: { rows: 1, columns: { hasOwnProperty: { references: __proto__.__proto__ } } }
`);

    expect(tables.map(({ name, columns }) => [name, ...columns.map((own) => own.name)])).toEqual([
      ['__proto__', '__proto__', 'constructor', 'toString'],
      ['constructor', 'hasOwnProperty'],
    ]);
    expect(tables[1]?.columns[0]?.source).toMatchObject({ kind: 'reference', table: '__proto__', column: '__proto__' });
  });

  it('may have its seed, now, locale and rows replaced by a call', () => {
    const text = `populace: 1\nseed: a\nlocale: de_DE\nnow: 2020-01-01\ntables: { a: { rows: 1, columns: { id: uuid } }, b: { columns: { id: uuid } } }`;
    const replaced = model(text, {
      seed: '7',
      now: '2024-01-01',
      locale: 'TR-tr',
      rows: { all: 5, tables: new Map([['b', 9]]) },
    });

    expect(replaced).toMatchObject({
      seed: '7',
      seedGiven: true,
      now: { days: 19_723 },
      locale: [{ id: 'tr_TR', weight: 1 }],
      tables: [{ rows: { count: 5 } }, { rows: { count: 9 } }],
    });
  });
});
