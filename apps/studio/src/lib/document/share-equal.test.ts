import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedText } from './fixed-texts-for-tests.ts';
import { readSchemaView } from './read-schema-view.ts';
import type { SchemaView } from './schema-view.ts';
import { shareEqual } from './share-equal.ts';

function view(text: string): SchemaView {
  const read = readSchemaView(text);
  if ('problem' in read) throw new Error(read.problem.reason);
  return read.view;
}

describe('what is equal to before', () => {
  it('is the same object, whatever it is made of', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(shareEqual(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('is equal to what came next, whatever was there before', () => {
    assert(
      property(dictionary(string(), jsonValue()), dictionary(string(), jsonValue()), (before, next) => {
        expect(shareEqual(before, next)).toEqual(next);
        expect(shareEqual(new Map(Object.entries(before)), new Map(Object.entries(next)))).toEqual(
          new Map(Object.entries(next)),
        );
      }),
    );
  });

  it('is not shared where only the order of entries has changed', () => {
    const before = new Map([
      ['a', 1],
      ['b', 2],
    ]);

    expect([...shareEqual(before, new Map([...before].reverse())).keys()]).toEqual(['b', 'a']);
  });

  it('is all but the seed of a schema that has another seed, though the text is longer', () => {
    const before = view(fixedText('shop'));
    const after = shareEqual(before, view(fixedText('shop').replace(/seed: .*/, 'seed: 123456789')));

    expect(after).not.toBe(before);
    expect(after.seed).toBe('123456789');
    expect(after.tables).toBe(before.tables);
  });

  it('is all but the column that has another generator', () => {
    const before = view(fixedText('shop'));
    const after = shareEqual(before, view(fixedText('shop').replace('internet.email', 'internet.userName')));
    const changed = after.tables.flatMap(({ columns }, table) =>
      columns.filter((column, place) => column !== before.tables[table]?.columns[place]).map(({ name }) => name),
    );

    expect(changed).toEqual(['email']);
  });
});
