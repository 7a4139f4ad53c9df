import { describe, expect, it } from 'vitest';
import { check, type World } from './frame-for-tests.ts';

const world: World = {
  orders: {
    columns: {
      id: { type: { kind: 'int32' }, values: ['1'] },
      title: { type: { kind: 'string' }, values: ['a'] },
      now: { type: { kind: 'date' }, values: ['2024-01-01'] },
    },
  },
};

describe('what people are told', () => {
  it.each([
    ['1 +', 'The formula ends where something else is expected.'],
    ['id = 2', '"=" stands where something else is expected; equality is written ==.'],
    ['Größe', '"ö" stands where something else is expected; names with such letters are written row["…"].'],
    ['"abc', 'A text begins here that has no end; close it with the same quotation mark.'],
    ['for', 'for is a word of the language and cannot stand alone; a column of this name is written row["for"].'],
    ['idd', 'orders has nothing named "idd".'],
    ['upper(id)', 'upper() does not take an int; it is written upper(text: text).'],
    ['id == title', 'The operator ==: an int and a text cannot be compared.'],
    [
      'now - 3',
      'The operator - does not take a date and an int; days(n), hours(n) and minutes(n) make a duration of a number.',
    ],
    ['title.matches(title)', 'The pattern of matches() must be written out; it cannot differ from row to row.'],
    ['sum(id)', 'sum() is asked of rows or of a list, as in lines.map(l, l.price).sum().'],
    [
      'round()',
      'round() needs more than nothing; it is written round(x: int or decimal, scale?: int) or round(x: float) or round(x: float, scale: int).',
    ],
    ['upper', 'upper is a function; it is followed by brackets.'],
  ])('%s', (formula, message) => {
    const result = check(formula, world, 'orders');

    expect('faults' in result && result.faults[0]?.message).toBe(message);
  });

  it('has all faults of a formula', () => {
    const result = check('idd + upper(id) + titel', world, 'orders');

    expect('faults' in result && result.faults.map(({ offset, nearest }) => [offset, nearest[0]])).toEqual([
      [0, 'id'],
      [6, undefined],
      [18, 'title'],
    ]);
  });

  it('notes a column that hides a name of the language', () => {
    expect(check('now', world, 'orders')).toMatchObject({
      checked: { type: { kind: 'date' } },
      notes: [{ offset: 0, length: 3 }],
    });
  });

  it('has the tables of the locale that are looked at', () => {
    expect(check('formatDate(now, "MMM d")', world, 'orders')).toMatchObject({
      checked: { tables: [{ table: 'date.month', column: 'short' }] },
    });
  });
});
