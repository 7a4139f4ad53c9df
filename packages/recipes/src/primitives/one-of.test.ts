import { problemsOf, textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chiSquareScore, LIMIT } from '../distributions/statistics-for-tests.ts';
import { concat } from './concat.ts';
import { constant } from './constant.ts';
import { digits } from './digits.ts';
import { float } from './float.ts';
import { integer } from './integer.ts';
import { oneOf } from './one-of.ts';
import { pick } from './pick.ts';
import { countsOf, scopeOf, subjectOf } from './sketches-for-tests.ts';
import { view } from './view.ts';
import { written } from './written.ts';

describe('one of several recipes', () => {
  it('is taken by weight, and each has its own spread', async () => {
    const recipe = oneOf([
      { recipe: pick(['a', 'b']), weight: 6 },
      { recipe: integer(0n, 2n), weight: 3 },
      { recipe: constant('!'), weight: 1 },
    ]);
    const world = await worldOf({ t: { rows: 30_000, columns: { v: recipe } } });
    const expected = [9000, 9000, 3000, 3000, 3000, 3000];

    const counts = countsOf(textsOf(world, ['t', 'v'], 30_000), ['a', 'b', '0', '1', '2', '!']);

    expect(Math.abs(chiSquareScore(counts, (place) => expected[place] ?? 0))).toBeLessThan(LIMIT);
  });

  it('stands inside of other texts, and inside of itself', async () => {
    const inner = oneOf([
      { recipe: digits(2), weight: 1 },
      { recipe: pick(['x', 'yy']), weight: 1 },
    ]);
    const outer = oneOf([
      { recipe: concat(constant('('), inner, constant(')')), weight: 1 },
      { recipe: inner, weight: 1 },
    ]);
    const world = await worldOf({ t: { rows: 500, columns: { v: concat(outer, constant('/'), inner) } } });

    const texts = textsOf(world, ['t', 'v'], 500);

    expect(texts.every((text) => /^(\((\d\d|x|yy)\)|\d\d|x|yy)\/(\d\d|x|yy)$/.test(text ?? ''))).toBe(true);
  });

  it('is sure of the least that one of them makes', async () => {
    const option = (recipe: ReturnType<typeof digits>) => ({ recipe, weight: 1 });
    const world = await worldOf({ t: { rows: 1, columns: { v: constant('x') } } });
    const scope = scopeOf(world);

    expect(scope.capacity(oneOf([option(digits(2)), option(digits(3))]))).toBe(1000n);
    expect(scope.capacity(oneOf([option(digits(3)), { recipe: pick(['a']), weight: 1 }]))).toBe(1000n);
    expect(scope.explain(oneOf([option(digits(2)), { recipe: constant('x'), weight: 1 }]))).toBe(
      'one of: 2 digits, each as likely | always "x"',
    );
  });

  it('is the recipe itself where there is one', () => {
    const only = digits(3);

    expect(oneOf([{ recipe: only, weight: 5 }])).toBe(only);
  });

  it('cannot be unique', async () => {
    const recipe = oneOf([
      { recipe: digits(2), weight: 1 },
      { recipe: float(0, 1, 'uniform'), weight: 1 },
    ]);

    expect(await problemsOf({ t: { rows: 2, columns: { v: { recipe, unique: true } } } })).toEqual([
      expect.stringMatching(/^schema\/unique-unsupported \/tables\/t\/columns\/v\/unique /),
    ]);
  });
});

describe('texts by patterns', () => {
  const given = view('person', 'given');
  const surname = view('person', 'surname');
  const subjects = [subjectOf('person', { given: pick(['Ann', 'Bo']), surname: pick(['Ek', 'Li']) })];
  const parts = { given: () => given, surname: () => surname };

  it('have the parts of the row in their places', async () => {
    const recipe = written([{ text: '{surname}, {given} & Co.', weight: 1 }], parts);
    const world = await worldOf({ t: { rows: 100, columns: { given, surname, v: recipe } } }, { subjects });

    const [first, last] = [textsOf(world, ['t', 'given'], 100), textsOf(world, ['t', 'surname'], 100)];

    expect(textsOf(world, ['t', 'v'], 100)).toEqual(first.map((text, row) => `${last[row]}, ${text} & Co.`));
  });

  it('are taken by weight', async () => {
    const patterns = [
      { text: '{given}', weight: 3 },
      { text: 'plain', weight: 2 },
      { text: '{given}-{surname}', weight: 1 },
    ];
    const world = await worldOf({ t: { rows: 12_000, columns: { v: written(patterns, parts) } } }, { subjects });
    const texts = ['Ann', 'Bo', 'plain', 'Ann-Ek', 'Ann-Li', 'Bo-Ek', 'Bo-Li'];
    const expected = [3000, 3000, 4000, 500, 500, 500, 500];

    const counts = countsOf(textsOf(world, ['t', 'v'], 12_000), texts);

    expect(Math.abs(chiSquareScore(counts, (place) => expected[place] ?? 0))).toBeLessThan(LIMIT);
  });

  it('make only the parts that occur', () => {
    const never = (): never => {
      throw new Error('This part is in no pattern.');
    };

    expect(written([{ text: '{given}', weight: 1 }], { ...parts, never })).toBe(given);
  });

  it.each(['nobody', 'constructor'])('are a defect where they name the unknown part %s', (name) => {
    expect(() => written([{ text: `{given} {${name}}`, weight: 1 }], parts)).toThrow(
      `The pattern {given} {${name}} has the unknown part ${name}.`,
    );
  });
});
