import { openSchema } from '@populace/library';
import { tableOf, textsOf, valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

/** So many code points, without half a cluster and without spaces at the end, by the segmenter of the JavaScript engine. */
function firstCharacters(text: string, length: number): string {
  if ([...text].length <= length) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('und').segment(text)) {
    if ([...cut, ...segment].length > length) break;
    cut += segment;
  }
  return cut.trimEnd();
}

describe('texts of a length', () => {
  it.each([
    ['of a list', 'color.human'],
    ['of a pattern', { generator: 'string.pattern', pattern: '[äöüß😀]{1,30}' }],
    ['of sentences', 'lorem.sentence'],
    ['of parts', { generator: 'string.template', template: '{id}: {word}, {id}' }],
    ['of numbers', { generator: 'number.decimal', min: -9_999_999, max: 9_999_999, scale: 2 }],
    ['of identifiers', 'uuid'],
    ['of clusters', { generator: 'string.pattern', pattern: '([aé\\u0301]|👨‍👩‍👧|🇩🇪|한| |\\r\\n|ก็|क्ष|गुं){1,12}' }],
    ['of Hindi and Thai names', { generator: 'person.fullName', locale: { hi_IN: 1, th_TH: 1, ko_KR: 1 } }],
    ['of several locales', { generator: 'person.fullName', locale: { de_DE: 1, ja_JP: 1, ar_EG: 1 } }],
    ['with nulls', { generator: 'internet.email', nulls: '30%' }],
  ])('are the first characters of what they would be: %s', async (_, column) => {
    const own = typeof column === 'string' ? { generator: column } : column;
    const beside = { id: 'sequence', word: 'lorem.word' };
    const whole = valuesOf(await tableOf({ v: { ...own, type: 'string' }, ...beside }, 500));

    const cut = valuesOf(await tableOf({ v: { ...own, type: 'string(7)' }, ...beside }, 500));

    expect(cut).toEqual(whole.map((text) => (text === null ? null : firstCharacters(String(text), 7))));
    expect(new Set(cut).size).toBeGreaterThan(20);
  });

  it.each([
    ['a cluster that does not fit is left out', 'aगुं', 3, 'a'],
    ['a flag is whole or not there', '🇩🇪🇫🇷', 3, '🇩🇪'],
    ['a family of emoji is whole or not there', 'a👨‍👩‍👧b', 4, 'a'],
    ['a line break of two characters is not split', 'a\r\nb', 2, 'a'],
    ['spaces before the cut are dropped', 'ab   cd', 4, 'ab'],
    ['a first cluster that is too long leaves nothing', 'गुं', 1, ''],
    ['spaces of a text that is not cut stay', 'ab ', 3, 'ab '],
  ])('end between clusters, without spaces: %s', async (_, value, length, cut) => {
    const column = { generator: 'string.template', template: value, type: `string(${length})` };

    expect(await textsOf(column, 1)).toEqual([cut]);
  });

  it('stay as they are where none is longer', async () => {
    const pattern = { generator: 'string.pattern', pattern: '[A-Z]{7}' };

    expect(await textsOf({ ...pattern, type: 'string(7)' }, 50)).toEqual(await textsOf(pattern, 50));
  });

  it('are unique where nothing is cut, else refused with both lengths', async () => {
    const pattern = { generator: 'string.pattern', pattern: '[A-Z]{2,9}', unique: true };
    const fitting = valuesOf(await tableOf({ v: { ...pattern, type: 'string(9)' } }, 2000));

    const cut = tableOf({ v: { ...pattern, type: 'string(8)' } }, 2000);

    expect(new Set(fitting).size).toBe(2000);
    await expect(cut).rejects.toMatchObject({ code: 'schema/unique-unsupported' });
    await expect(cut).rejects.toThrow(
      'its texts may have 9 characters, and cut to 8 they may be alike; take string(9), or make them shorter',
    );
  });

  it('are those of a column that refers to them', async () => {
    const tables = { p: { rows: 5, columns: { name: { generator: 'person.fullName', type: 'string(5)' } } } };
    const table = await tableOf({ v: { references: 'p.name' } }, 20, { tables });

    expect(table.columns[0]?.type).toBe('string(5)');
    expect(valuesOf(table).every((text) => String(text).length <= 5)).toBe(true);
  });

  it('may be given, where they are not longer', async () => {
    const document = (text: string): object => ({
      populace: 1,
      tables: { t: { rows: [{ v: text }], columns: { v: { type: 'string(3)' } } } },
    });

    expect((await openSchema(document('😀😀😀'))).table('t').rowAt(0)).toEqual({ v: '😀😀😀' });
    await expect(openSchema(document('four'))).rejects.toThrow('which is no string(3)');
  });

  it('are declared so in SQL', async () => {
    const table = await tableOf({ v: { generator: 'color.human', type: 'string(12)' } }, 1);
    const declared = (dialect: string): string => table.text('sql', { options: { dialect, createTable: true } });

    expect(declared('postgres')).toContain('"v" varchar(12) NOT NULL');
    expect(declared('mysql')).toContain('`v` varchar(12) NOT NULL');
  });

  it('are not null in any format where what they are cut from never is', async () => {
    const cut = { generator: 'person.fullName', type: 'string(20)' };
    const table = await tableOf({ v: cut, w: { ...cut, nulls: '50%' } }, 3);

    const declared = table.text('sql', { options: { createTable: true } });

    expect(declared).toContain('"v" varchar(20) NOT NULL,\n  "w" varchar(20)\n');
    expect(table.text('typescript')).toMatch(/v: string;[\s\S]*w: string \| null;/);
  });

  it('may be made by a formula', async () => {
    const columns = { n: 'person.fullName', d: { formula: 'n + "!"', type: 'string(4)' } };
    const schema = await openSchema({ populace: 1, tables: { t: { rows: 20, columns } } });

    for (const { n, d } of schema.table('t').rows()) expect(d).toBe(String(n).slice(0, 4).trimEnd());
  });

  it.each(['string(0)', 'string()', 'string(9999999)', 'string(-1)', 'string(2.5)'])('cannot be %s', async (type) => {
    await expect(tableOf({ v: { generator: 'uuid', type } }, 1)).rejects.toThrow('type must be one of');
  });
});
