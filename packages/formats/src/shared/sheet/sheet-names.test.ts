import { describe, expect, it } from 'vitest';
import { createSheetNames } from './sheet-names.ts';

describe('names of sheets', () => {
  it.each([
    ['orders', 'orders'],
    ["'abc'", '_abc_'],
    [" 'abc' ", '_abc_'],
    ["abc' ", 'abc_'],
    ["it's", "it's"],
    ['a/b:c', 'a_b_c'],
    ['History', 'History_'],
    [' ', '_'],
    [`${'x'.repeat(30)}'y`, `${'x'.repeat(30)}_`],
    [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ])('are such that Excel takes them: %j is %j', (table, name) => {
    expect(createSheetNames().next(table, 1)).toBe(name);
  });

  it('differ in more than case, with a number behind each further one', () => {
    const names = createSheetNames();

    expect(['Köln', 'KÖLN', 'köln'].map((table) => names.next(table, 1))).toEqual(['Köln', 'KÖLN 2', 'köln 3']);
    expect(names.next('orders', 2)).toBe('orders 2');
  });
});
