import { describe, expect, it } from 'vitest';
import { optionsNotOf, wholeOptionNames } from './column-options.ts';
import { complaints } from './documents-for-tests.ts';

describe('an option of columns', () => {
  it('is for the sources of values that understand it', () => {
    const kinds = ['generator', 'formula', 'case', 'array', 'object', 'reference', 'polymorphic', 'given'] as const;

    expect(Object.fromEntries(kinds.map((kind) => [kind, optionsNotOf(kind)]))).toEqual({
      generator: [],
      formula: ['missing'],
      case: [],
      array: [],
      object: [],
      reference: ['missing', 'dirty', 'locale'],
      polymorphic: ['missing', 'dirty', 'locale'],
      given: ['missing', 'dirty', 'locale'],
    });
  });

  it('is rejected where it is not for the source of the values', () => {
    const text =
      'populace: 1\ntables: { t: { rows: 2, columns: { id: sequence, a: { formula: id, missing: null } } } }';

    expect(complaints(text)).toEqual([
      'schema/unknown-option 2:68 /tables/t/columns/a/missing The column "a" has no option "missing", since a formula needs nothing that a locale may lack',
    ]);
  });

  it('is for the whole column where values of lists and structures have none of their own', () => {
    expect(wholeOptionNames).toEqual(['missing', 'dirty', 'unique', 'locale', 'hidden', 'description']);
  });
});
