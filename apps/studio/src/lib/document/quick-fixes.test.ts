import { checkSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { fixedText } from './fixed-texts-for-tests.ts';
import { quickFixesOf } from './quick-fixes.ts';

const head = 'populace: 1\n';
/** A schema of one table `t` of ten rows with these lines in its columns, and tables before and after it. */
const table = (columns: string, more = ''): string =>
  `${head}tables:\n  u: { rows: 5, columns: { id: sequence, size: number.integer } }\n  t:\n    rows: 10\n${more}    columns:\n      id: sequence\n${columns}`;

/** The fixes of the first problem of a text, with the texts that they make. */
async function fixed(text: string): Promise<readonly (readonly [label: string, text: string])[]> {
  const [problem] = (await checkSchema(text)).filter(({ severity }) => severity === 'error');
  if (problem === undefined) throw new Error('nothing is wrong');
  return quickFixesOf(problem, text).map(({ label, edit }) => [label, applyEdit(text, edit)]);
}

describe('a quick fix', () => {
  it.each<[string, string, string, string]>([
    ['a generator', table('      x: uuidd\n'), 'uuid', table('      x: uuid\n')],
    [
      'a generator with options',
      table('      x: { generator: numbr.integer, max: 5 }  # why\n'),
      'number.integer',
      table('      x: { generator: number.integer, max: 5 }  # why\n'),
    ],
    [
      'an option',
      table('      x: { generator: number.integer, mxa: 5 }\n'),
      'max',
      table('      x: { generator: number.integer, max: 5 }\n'),
    ],
    [
      'an option of a table',
      table('      x: uuid\n', '    hiden: true\n'),
      'hidden',
      table('      x: uuid\n', '    hidden: true\n'),
    ],
    ['a locale', `${table('')}locale: de_DEE\n`, 'de_DE', `${table('')}locale: de_DE\n`],
    [
      'a locale of several',
      `${table('')}locale: { en_US: 1, de_DEE: 2 }\n`,
      'de_DE',
      `${table('')}locale: { en_US: 1, de_DE: 2 }\n`,
    ],
    ['a table', table('      x: { references: uu.id }\n'), 'u.id', table('      x: { references: u.id }\n')],
    [
      'a table without its column',
      table('      x: { references: uu.idd }\n'),
      'u',
      table('      x: { references: u.id }\n'),
    ],
    ['a column', table('      x: { references: u.sise }\n'), 'u.size', table('      x: { references: u.size }\n')],
    [
      'a column in a formula, and leaves the rest of it',
      table("      x: { formula: 'x1 + round(idd * 2)' }\n      x1: sequence\n"),
      'id',
      table("      x: { formula: 'x1 + round(id * 2)' }\n      x1: sequence\n"),
    ],
    [
      'a function of a condition',
      table('      x: { case: [{ when: "isNul(id)", then: null }, { then: uuid }] }\n'),
      'isNull',
      table('      x: { case: [{ when: "isNull(id)", then: null }, { then: uuid }] }\n'),
    ],
    [
      'a column in parts',
      table('      x: { references: { table: u, column: idd } }\n'),
      'id',
      table('      x: { references: { table: u, column: id } }\n'),
    ],
    [
      'a weight',
      table('      x: { references: u.id, by: { weight: sise } }\n'),
      'size',
      table('      x: { references: u.id, by: { weight: size } }\n'),
    ],
    [
      'a way',
      table('      x: { references: u.id, by: recenci }\n'),
      'recency',
      table('      x: { references: u.id, by: recency }\n'),
    ],
    [
      'a way that needs something said with it',
      table('      x: { references: u.id, by: ziff }\n'),
      'zipf',
      table('      x: { references: u.id, by: { zipf: { exponent: 1 } } }\n'),
    ],
    [
      'a way that is a map',
      table('      x: { references: u.id, by: { ziff: { exponent: 2 } } }\n'),
      'zipf',
      table('      x: { references: u.id, by: { zipf: { exponent: 2 } } }\n'),
    ],
    [
      'a type',
      table('      x: { generator: uuid, type: strin }\n'),
      'string',
      table('      x: { generator: uuid, type: string }\n'),
    ],
    [
      'a share',
      table('      x: { generator: uuid, nulls: 4 }\n'),
      '4%',
      table('      x: { generator: uuid, nulls: 4% }\n'),
    ],
    ['a column of a unique', table('', '    unique: [[idd]]\n'), 'id', table('', '    unique: [[id]]\n')],
    [
      'a column that a template looks at',
      table('      x: { generator: string.template, template: "{{{idd}}} {id}" }\n'),
      'id',
      table('      x: { generator: string.template, template: "{{{id}}} {id}" }\n'),
    ],
    [
      'the parent',
      table('').replace('10', '{ per: uu, count: 2 }'),
      'u',
      table('').replace('10', '{ per: u, count: 2 }'),
    ],
    [
      'the reference that follows the parent',
      table('      u_id: { references: u.id }\n').replace('10', '{ per: u, count: 2, via: u_idd }'),
      'u_id',
      table('      u_id: { references: u.id }\n').replace('10', '{ per: u, count: 2, via: u_id }'),
    ],
    [
      'the one that should follow it',
      table('      a: { references: u.id }\n      b: { references: u.id }\n').replace('10', '{ per: u, count: 2 }'),
      'via: a',
      table('      a: { references: u.id }\n      b: { references: u.id }\n').replace(
        '10',
        '{ per: u, count: 2, via: a }',
      ),
    ],
    [
      'a column in all of the given rows',
      table('').replace('rows: 10', 'rows: [{ idd: 1 }, { idd: 2 }]').replace('id: sequence\n', 'id: {}\n'),
      'id',
      table('').replace('rows: 10', 'rows: [{ id: 1 }, { id: 2 }]').replace('id: sequence\n', 'id: {}\n'),
    ],
    ['a given cell', table('', '    fixed: { 0: { idd: 7 } }\n'), 'id', table('', '    fixed: { 0: { id: 7 } }\n')],
    ['the grammar', table('').replace('populace: 1', 'populace: 2'), '1', table('')],
    [
      'a distribution',
      table('      x: { generator: number.integer, min: 0, max: 9, distribution: norml }\n'),
      'normal',
      table('      x: { generator: number.integer, min: 0, max: 9, distribution: normal }\n'),
    ],
  ])('puts the right name in place of %s', async (_what, text, name, expected) => {
    const fixes = await fixed(text);

    expect(fixes.map(([label]) => label)).toContain(name);
    const mended = fixes.find(([label]) => label === name)?.[1] ?? '';
    expect(mended).toBe(expected);
    expect((await checkSchema(mended)).filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each<[string, string, string]>([
    [
      'Ask for 2 rows',
      table('      x: { generator: boolean, unique: true }\n'),
      table('      x: { generator: boolean, unique: true }\n').replace('10', '2'),
    ],
    ['Drop unique', table('      x: { generator: boolean, unique: true }\n'), table('      x: boolean\n')],
    [
      'Drop unique',
      table('      x: boolean\n', '    unique: [[x]]\n'),
      table('      x: boolean\n', '    unique: []\n'),
    ],
    [
      'Give u 10 rows',
      table('      x: { references: u.id, by: oneToOne }\n'),
      table('      x: { references: u.id, by: oneToOne }\n').replace('rows: 5', 'rows: 10'),
    ],
    ['Drop unique', table('      x: { generator: number.float, unique: true }\n'), table('      x: number.float\n')],
    [
      'Swap min and max',
      table('      x: { generator: number.integer, min: 10, max: 5 }\n'),
      table('      x: { generator: number.integer, min: 5, max: 10 }\n'),
    ],
    [
      'Swap from and to',
      table('      x: { generator: date.between, from: now, to: 2020-01-01 }\n'),
      table('      x: { generator: date.between, from: 2020-01-01, to: now }\n'),
    ],
    [
      'Swap 6 and 1',
      table('').replace('10', '{ per: u, count: { between: [6, 1] } }'),
      table('').replace('10', '{ per: u, count: { between: [1, 6] } }'),
    ],
    ['Drop type', table('      x: { generator: uuid, type: date }\n'), table('      x: uuid\n')],
    [
      'Take the type string',
      table('      x: { generator: uuid, type: date }\n'),
      table('      x: { generator: uuid, type: string }\n'),
    ],
    ['Drop references', table('      x: { generator: uuid, references: u.id }\n'), table('      x: uuid\n')],
    ['Drop zzzzzz', table('      x: { generator: uuid, zzzzzz: 1 }\n'), table('      x: uuid\n')],
    [
      'max: 9',
      table('      x: { generator: number.integer, max:9 }\n'),
      table('      x: { generator: number.integer, max: 9 }\n'),
    ],
    ['Move x to the columns', table('', '    x: uuid\n'), table('      x: uuid\n')],
    ['Drop self', table('      x: { references: u.id, self: true }\n'), table('      x: { references: u.id }\n')],
    ['Give t 100 rows', table('').replace('    rows: 10\n', ''), table('').replace('10', '100')],
    [
      'Give u 100 rows',
      table('      x: { references: u.id }\n').replace('rows: 5', 'rows: 0'),
      table('      x: { references: u.id }\n').replace('rows: 5', 'rows: 100'),
    ],
    ['Drop 12', table('', '    fixed: { 12: { id: 1 }, 3: { id: 5 } }\n'), table('', '    fixed: { 3: { id: 5 } }\n')],
  ])('does what the sentence says: %s', async (label, text, expected) => {
    const fixes = await fixed(text);

    expect(fixes.map(([one]) => one)).toContain(label);
    expect(fixes.find(([one]) => one === label)?.[1]).toBe(expected);
  });

  it('stands where the mistake is in JSON, too', async () => {
    const json = '{"populace":1,"tables":{"a":{"rows":1,"columns":{"x":{"generator":"uuidd","nuls":"4%"}}}}}';
    const [, mended = ''] = (await fixed(json))[0] ?? [];

    expect((await fixed(mended))[0]?.[1]).toBe(json.replace('uuidd', 'uuid').replace('nuls', 'nulls'));
  });

  it('gives a name its composed form, wherever it stands', async () => {
    const name = 'cafe\u0301';
    const text = table(`      ${name}: uuid\n`, `    unique: [[id, ${name}]]\n`);

    expect((await fixed(text))[0]?.[1]).toBe(text.replaceAll(name, 'café'));
  });

  it('is not there for what has no simple way out, or is the matter of a call', async () => {
    const text = fixedText('shop');

    expect(await fixed(table('      x: { generator: string.pattern }\n'))).toEqual([]);
    const place = { pointer: '--rows' };
    const problem = {
      code: 'schema/unknown-table',
      severity: 'error',
      place,
      message: 'x',
      nearest: ['orders'],
    } as const;
    expect(quickFixesOf(problem, text)).toEqual([]);
    expect(quickFixesOf({ ...problem, place: { pointer: '/tables/gone/rows' } }, text)).toEqual([]);
    expect(quickFixesOf(problem, 'a: [')).toEqual([]);
  });
});
