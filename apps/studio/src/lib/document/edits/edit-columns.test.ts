import { columnOptionNames } from '@populace/document';
import { describe, expect, it } from 'vitest';
import { applyEdit, editText } from '../apply-edit.ts';
import { fixedText } from '../fixed-texts-for-tests.ts';
import { copyColumns } from './copy-columns.ts';
import type { SchemaEdit } from './schema-edit.ts';

/** The lines that an edit takes out (`-`) and puts in (`+`). */
function difference(before: string, edit: SchemaEdit): readonly string[] {
  const [old, made] = [before.split('\n'), applyEdit(before, edit).split('\n')];
  let same = 0;
  while (same < old.length && old[same] === made[same]) same++;
  let end = 0;
  while (end < Math.min(old.length, made.length) - same && old.at(-1 - end) === made.at(-1 - end)) end++;
  const gone = old.slice(same, old.length - end).map((line) => `-${line}`);
  return [...gone, ...made.slice(same, made.length - end).map((line) => `+${line}`)];
}

const shop = fixedText('shop');
const at = { table: 'customers' } as const;

describe('an option of a column', () => {
  it('makes a map of the short form, and the short form of the map when it goes', () => {
    const edit: SchemaEdit = { kind: 'set-unique', ...at, column: 'id', unique: true };

    expect(difference(shop, edit)).toEqual([
      '-      id:           sequence      # the short form: a generator without options',
      '+      id:           { generator: sequence, unique: true }      # the short form: a generator without options',
    ]);
    expect(applyEdit(applyEdit(shop, edit), { ...edit, unique: false })).toBe(shop);
  });

  it('stands before those that every column has', () => {
    expect(
      difference(shop, { kind: 'set-option', table: 'products', column: 'rating', option: 'scale', value: 2 }),
    ).toEqual([
      '-      rating:      { generator: number.float, min: 1, max: 5, nulls: 10% }',
      '+      rating:      { generator: number.float, min: 1, max: 5, scale: 2, nulls: 10% }',
    ]);
  });

  it('is written as its neighbours are: in lines, as JSON', () => {
    const lines =
      'tables:\n  t:\n    columns:\n      a:\n        generator: choice\n        values: [1]  # few\n      b: uuid\n';
    const json =
      '{\n  "tables": {\n    "t": {\n      "columns": {\n        "a": { "generator": "choice" }\n      }\n    }\n  }\n}\n';
    const edit: SchemaEdit = { kind: 'set-nulls', table: 't', column: 'a', share: '4%' };

    expect(difference(lines, edit)).toEqual(['+        nulls: 4%']);
    expect(difference(json, edit)).toEqual([
      '-        "a": { "generator": "choice" }',
      '+        "a": { "generator": "choice", "nulls": "4%" }',
    ]);
    expect(applyEdit('{"tables":{"t":{"columns":{"a":"uuid"}}}}', edit)).toBe(
      '{"tables":{"t":{"columns":{"a":{"generator":"uuid","nulls":"4%"}}}}}',
    );
  });

  it('stays as it is spelt where its value stays', () => {
    const text = 'tables: { t: { columns: { a: { generator: x, min: 1e3, s: "y", m: { a: 1, b: [2] } } } } }';
    const set = (option: string, value: number | string | object): string =>
      applyEdit(text, { kind: 'set-option', table: 't', column: 'a', option, value: value as string });

    expect(set('min', 1000)).toBe(text);
    expect(set('m', { a: 1, b: [2] })).toBe(text);
    expect(set('s', 'z')).toBe(text.replace('"y"', '"z"'));
  });

  it('keeps the order of a map that is given as one', () => {
    const values = new Map([
      ['b', 1],
      ['10', 2],
      ['1', 3],
    ]);
    const edit: SchemaEdit = { kind: 'set-option', ...at, column: 'tier', option: 'values', value: values };

    expect(difference(shop, edit)[1]).toContain('values: { b: 1, 10: 2, 1: 3 } }');
  });

  it('replaces a value that stands below its key, and keeps the comment beside it', () => {
    const text =
      'tables:\n  t:\n    columns:\n      a:   # about a\n        generator: choice\n        values:  # these\n          - 1\n          - 2\n      b: uuid\n';

    expect(difference(text, { kind: 'set-option', table: 't', column: 'a', option: 'values', value: ['x'] })).toEqual([
      '-        values:  # these',
      '-          - 1',
      '-          - 2',
      '+        values: [x]  # these',
    ]);
  });
});

describe('the generator of a column', () => {
  it('changes in place, with the options that all columns have and those that are to be kept', () => {
    const edit = { kind: 'set-generator', table: 'products', column: 'rating', generator: 'number.integer' } as const;

    expect(difference(shop, { ...edit, keep: ['min'] })[1]).toBe(
      '+      rating:      { generator: number.integer, min: 1, nulls: 10% }',
    );
    expect(difference(shop, { ...edit, keep: [], options: { max: 9 } })[1]).toBe(
      '+      rating:      { generator: number.integer, max: 9, nulls: 10% }',
    );
    expect(difference(shop, { ...at, kind: 'set-generator', column: 'tier', generator: 'uuid', keep: [] })[1]).toBe(
      '+      tier:         uuid',
    );
  });

  it('keeps every option that all columns have', () => {
    const options =
      "nulls: 1%, missing: none, dirty: 2%, unique: false, type: string, locale: de_DE, hidden: true, description: 'A name.'";
    const text = `tables: { t: { columns: { a: { generator: person.fullName, ${options} } } } }\n`;
    const edit = { kind: 'set-generator', table: 't', column: 'a', generator: 'company.name', keep: [] } as const;

    expect(columnOptionNames.filter((name) => !options.includes(`${name}: `))).toEqual([]);
    expect(applyEdit(text, edit)).toBe(text.replace('person.fullName', 'company.name'));
  });

  it('takes the place of a reference, and a reference that of a generator', () => {
    const social = fixedText('social');

    expect(
      difference(social, {
        kind: 'set-generator',
        table: 'users',
        column: 'invited_by',
        generator: 'uuid',
        keep: [],
      })[1],
    ).toBe('+      invited_by: { generator: uuid, nulls: 40% }');
    expect(
      difference(shop, {
        kind: 'make-reference',
        table: 'products',
        column: 'rating',
        to: { table: 'reviews', column: 'stars' },
        by: 'recency',
      })[1],
    ).toBe('+      rating:      { references: reviews.stars, by: recency, nulls: 10% }');
  });

  it('is written where a column has nothing yet', () => {
    const hr = fixedText('hr');

    expect(
      difference(hr, { kind: 'set-generator', table: 'departments', column: 'name', generator: 'uuid', keep: [] })[1],
    ).toBe('+    columns: { id: {}, name: uuid, headcount: {} }');
  });
});

describe('columns', () => {
  it('are put in where asked, aligned with their neighbours', () => {
    const edit: SchemaEdit = {
      kind: 'add-column',
      table: 'orders',
      name: 'paid',
      value: { generator: 'boolean' },
      at: 1,
    };

    expect(difference(shop, edit)).toEqual(['+      paid:          boolean']);
    expect(difference(shop, { ...edit, name: 'a very long name' })).toEqual(['+      a very long name: boolean']);
    expect(editText(shop, { ...edit, name: 'id' }).made).toEqual(['id_2']);
    expect(difference('tables:\n  t:\n    rows: 1\n', { ...edit, table: 't' })).toEqual([
      '+    columns: { paid: boolean }',
    ]);
    expect(difference('tables:\n  t:\n    columns: {}  # none\n', { ...edit, table: 't' })).toEqual([
      '-    columns: {}  # none',
      '+    columns:  # none',
      '+      paid: boolean',
    ]);
  });

  it('move with their comments, and blank lines stay', () => {
    const text =
      'tables:\n  t:\n    columns:\n      a: x  # of a\n      # above b\n      b: y\n\n      c: z\n      # below c\n';

    expect(applyEdit(text, { kind: 'move-columns', table: 't', columns: ['b'], at: 0 })).toBe(
      'tables:\n  t:\n    columns:\n      # above b\n      b: y\n      a: x  # of a\n\n      c: z\n      # below c\n',
    );
    expect(applyEdit(text, { kind: 'shift-columns', table: 't', columns: ['a', 'b'], by: 1 })).toBe(
      'tables:\n  t:\n    columns:\n      c: z\n      a: x  # of a\n\n      # above b\n      b: y\n      # below c\n',
    );
    expect(applyEdit(text, { kind: 'shift-columns', table: 't', columns: ['a', 'b'], by: -1 })).toBe(text);
  });

  it('go with what of their table names them', () => {
    const saas = fixedText('saas');

    expect(difference(shop, { kind: 'delete-columns', table: 'order_lines', columns: ['order_id'] })).toEqual([
      '-    unique: [[order_id, product_id]]      # no product twice in an order',
      '-    columns:',
      '-      id:         sequence',
      '-      order_id:   { references: orders.id }',
      '+    columns:',
      '+      id:         sequence',
    ]);
    expect(applyEdit(saas, { kind: 'delete-columns', table: 'issues', columns: ['org_id'] })).toContain(
      '      - { columns: [project_id], references: { table: projects, columns: [id] } }\n',
    );
    expect(applyEdit(fixedText('people'), { kind: 'delete-columns', table: 'fees', columns: ['amount'] })).toContain(
      '      - { id: basic }\n      - { id: family }\n      - { id: patron }\n    columns:\n      id: {}\n',
    );
    expect(
      applyEdit(fixedText('social'), { kind: 'delete-columns', table: 'follows', columns: ['follower_id'] }),
    ).toContain('    rows: { per: users, count: { zipf: { exponent: 1.1, max: 400 } } }\n    columns:\n');
  });

  it('may all go', () => {
    const gone = applyEdit(shop, { kind: 'delete-columns', table: 'returns', columns: ['reason', 'line_id'] });

    expect(gone).toContain('shuffle: false }\n    columns: {}\n\n  reviews:\n');
    const again = applyEdit(gone, { kind: 'add-column', table: 'returns', name: 'x', value: 'uuid' });
    expect(again).toContain('    columns:\n      x: uuid\n\n  reviews:\n');
  });

  it('are copied to behind the last of them, given cells with them', () => {
    expect(difference(shop, { kind: 'duplicate-columns', ...at, columns: ['zip', 'state'] })).toEqual([
      '+      state_2:      { generator: location.region, style: code }',
      '+      zip_2:        location.postcode',
    ]);
    expect(applyEdit(fixedText('people'), { kind: 'duplicate-columns', table: 'fees', columns: ['id'] })).toContain(
      '      - { id: family, amount: 65, id_2: family }\n',
    );
    expect(difference(fixedText('saas'), { kind: 'duplicate-columns', table: 'issues', columns: ['org_id'] })).toEqual([
      '+      org_id_2:   { references: projects.org_id }',
    ]);
  });

  it('can be taken along as YAML, with their comments, and put in elsewhere', () => {
    const yaml = copyColumns(shop, 'customers', ['first_name', 'id', 'tier']);

    expect(yaml).toBe(
      `id:           sequence      # the short form: a generator without options
first_name:   person.firstName      # the columns of a row are about one person,
tier:         { generator: choice, values: { free: 80, plus: 15, pro: 5 } }
`,
    );
    const { text, made } = editText(shop, { kind: 'paste-columns', table: 'reviews', yaml, at: 1 });
    expect(made).toEqual(['id', 'first_name', 'tier']);
    expect(text).toContain(`zipf: { exponent: 0.8 } } }   # few products have most of them
      id:          sequence      # the short form: a generator without options
      first_name:  person.firstName      # the columns of a row are about one person,
      tier:        { generator: choice, values: { free: 80, plus: 15, pro: 5 } }
      customer_id:`);
    expect(editText(shop, { kind: 'paste-columns', ...at, yaml }).made).toEqual(['id_2', 'first_name_2', 'tier_2']);
  });

  it('can be put in as whatever holds columns', () => {
    const paste = (text: string, yaml: string): string => applyEdit(text, { kind: 'paste-columns', table: 't', yaml });
    const json = '{"tables":{"t":{"columns":{"a":"uuid"}}}}';

    expect(paste(json, 'columns:\n  b:\n    generator: choice\n    values:\n      x: 1\n')).toBe(
      '{"tables":{"t":{"columns":{"a":"uuid","b":{"generator":"choice","values":{"x":1}}}}}}',
    );
    expect(paste('tables:\n  t:\n    columns:\n      a: uuid\n', '{"columns":"uuid"}')).toBe(
      'tables:\n  t:\n    columns:\n      a: uuid\n      columns: uuid\n',
    );
    expect(() => paste(json, 'just text')).toThrow('nothing-to-paste');
    expect(() => paste(json, 'a: [1]')).toThrow('nothing-to-paste');
  });

  it('keep deeper lines when they are put in at another depth', () => {
    const yaml = '  a:\n    generator: choice   # why\n    values:\n      - x\n';

    expect(
      applyEdit('tables:\n    t:\n        columns:\n            b: uuid\n', {
        kind: 'paste-columns',
        table: 't',
        yaml,
      }),
    ).toBe(
      `tables:
    t:
        columns:
            b: uuid
            a:
              generator: choice   # why
              values:
                - x
`,
    );
  });
});
