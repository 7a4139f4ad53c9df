import { problemsOf, textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { concat } from './concat.ts';
import { constant } from './constant.ts';
import { digits } from './digits.ts';
import { scopeOf } from './sketches-for-tests.ts';
import { uniqueAs } from './unique-as.ts';

const recipe = uniqueAs(concat(constant('7'), digits(1)), digits(2));

describe('values with a looser form for unique columns', () => {
  it('are the usual ones as a rule', async () => {
    const world = await worldOf({ t: { rows: 100, columns: { v: recipe } } });

    expect(textsOf(world, ['t', 'v'], 100).filter((text) => !/^7\d$/.test(text ?? ''))).toEqual([]);
  });

  it('are all that the other form has where they are unique', async () => {
    const world = await worldOf({ t: { rows: 100, columns: { v: { recipe, unique: true } } } });

    expect(new Set(textsOf(world, ['t', 'v'], 100)).size).toBe(100);
    expect(scopeOf(world).rank(recipe, '42')).toBe(42n);
    expect(await problemsOf({ t: { rows: 101, columns: { v: { recipe, unique: true } } } })).toEqual([
      expect.stringMatching(/^schema\/unique-impossible /),
    ]);
  });
});
