import { keysOfPointer, pointerOfKeys } from '@populace/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInView, locationOf, pointerOf } from './pointer.ts';
import { readSchemaView } from './read-schema-view.ts';

describe('a pointer', () => {
  it('names a table, a column, an option', () => {
    expect(locationOf('')).toEqual({ rest: [] });
    expect(locationOf('/seed')).toEqual({ option: 'seed', rest: [] });
    expect(locationOf('/tables/a~1b')).toEqual({ table: 'a/b', rest: [] });
    expect(locationOf('/tables/a/rows/count')).toEqual({ table: 'a', option: 'rows', rest: ['count'] });
    expect(locationOf('/tables/a/columns')).toEqual({ table: 'a', option: 'columns', rest: [] });
    expect(locationOf('/tables/a/columns/x/values/0')).toEqual({
      table: 'a',
      column: 'x',
      option: 'values',
      rest: ['0'],
    });
    expect(locationOf('--rows')).toEqual({ rest: [] });
  });

  it('leads back to where it came from', () => {
    const names = fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom('/', '~', '0', '1', 'a', 'ü') });
    fc.assert(
      fc.property(fc.array(names, { maxLength: 5 }), (keys) => {
        expect(keysOfPointer(pointerOfKeys(...keys))).toEqual(keys);
        expect(pointerOf(locationOf(pointerOfKeys('tables', ...keys)))).toBe(pointerOfKeys('tables', ...keys));
      }),
    );
  });

  it('finds its table and column in a view', () => {
    const read = readSchemaView('tables: { a: { columns: { "x/y": uuid } } }');
    if ('problem' in read) throw new Error('unread');

    const { table, column } = findInView(read.view, '/tables/a/columns/x~1y/generator');

    expect([table?.name, column?.generator]).toEqual(['a', 'uuid']);
    expect(findInView(read.view, '/tables/b/columns/x')).toEqual({ table: undefined, column: undefined });
  });
});
