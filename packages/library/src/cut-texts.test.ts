import { describe, expect, it } from 'vitest';
import { openSchema } from './index.ts';
import { tableOf, textsOf, valuesOf } from './table-of-for-tests.ts';

describe('texts of a length', () => {
  it.each([
    ['of a list', 'color.human'],
    ['of a pattern', { generator: 'string.pattern', pattern: '[äöüß😀]{1,30}' }],
    ['of sentences', 'lorem.sentence'],
    ['of parts', { generator: 'string.template', template: '{id}: {word}, {id}' }],
    ['of numbers', { generator: 'number.decimal', min: -9_999_999, max: 9_999_999, scale: 2 }],
    ['of identifiers', 'uuid'],
    ['of several locales', { generator: 'person.fullName', locale: { de_DE: 1, ja_JP: 1, ar_EG: 1 } }],
    ['with nulls', { generator: 'internet.email', nulls: '30%' }],
  ])('are the first characters of what they would be: %s', async (_, column) => {
    const own = typeof column === 'string' ? { generator: column } : column;
    const beside = { id: 'sequence', word: 'lorem.word' };
    const whole = valuesOf(await tableOf({ v: { ...own, type: 'string' }, ...beside }, 500));

    const cut = valuesOf(await tableOf({ v: { ...own, type: 'string(7)' }, ...beside }, 500));

    expect(cut).toEqual(whole.map((text) => (text === null ? null : [...String(text)].slice(0, 7).join(''))));
    expect(new Set(cut).size).toBeGreaterThan(20);
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

  it.each(['string(0)', 'string()', 'string(9999999)', 'string(-1)', 'string(2.5)'])('cannot be %s', async (type) => {
    await expect(tableOf({ v: { generator: 'uuid', type } }, 1)).rejects.toThrow('type must be one of');
  });
});
