import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { digits } from './digits.ts';
import { pick } from './pick.ts';
import { recode } from './recode.ts';
import { scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';

const CONTEXTS = ['f1', 'f2', 'm1', 'm2', 'x1'];
const context = view('person', 'context');
const subjects = [subjectOf('person', { context: pick(CONTEXTS) })];

describe('what a code means in a shorter list', () => {
  it('is the entry that the row’s own code stands for', async () => {
    const sex = recode(context, [0, 0, 1, 1, 2], ['female', 'male', 'diverse']);
    const world = await worldOf({ t: { rows: 300, columns: { context, v: sex } } }, { subjects });
    const meant: { [letter: string]: string } = { f: 'female', m: 'male', x: 'diverse' };

    const contexts = textsOf(world, ['t', 'context'], 300);

    expect(textsOf(world, ['t', 'v'], 300)).toEqual(contexts.map((text) => meant[text?.charAt(0) ?? '']));
    expect(new Set(contexts).size).toBe(5);
  });

  it('may be an entry of a table of the locale', async () => {
    const recipe = recode(context, [1, 1, 0, 0, 0], { table: 'person.sex', column: 'word' });
    const locales = { base: { tables: { 'person.sex': { text: ['m', 'f'], word: ['männlich', 'weiblich'] } } } };
    const world = await worldOf({ t: { rows: 100, columns: { context, v: recipe } } }, { subjects, locales });

    const expected = textsOf(world, ['t', 'context'], 100).map((text) =>
      text?.startsWith('f') ? 'weiblich' : 'männlich',
    );

    expect(textsOf(world, ['t', 'v'], 100)).toEqual(expected);
  });

  it('counts the entries that are meant, not those of the list', async () => {
    const two = recode(context, [0, 0, 2, 2, 2], ['a', 'b', 'c']);
    const same = recode(context, [0, 1, 2, 2, 2], ['a', 'a', 'c']);
    const world = await worldOf({ t: { rows: 1, columns: { v: two } } }, { subjects });
    const scope = scopeOf(world);

    expect(scope.capacity(two)).toBe(2n);
    expect(scope.capacity(same)).toBe(2n);
    expect(scope.explain(two)).toBe(`what ${scope.explain(context)} means`);
  });

  it('has the texts of a list in the recipe as its own', async () => {
    const recipe = recode(context, [0, 0, 1, 1, 1], ['1', 'two']);
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } }, { subjects });

    expect(scopeOf(world).literals(recipe)).toEqual(['1', 'two']);
  });

  it('is a defect for what has no code', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: recode(digits(1), [0], ['x']) } } });

    expect(() => textsOf(world, ['t', 'v'], 1)).toThrow('A recoding needs codes');
  });
});
