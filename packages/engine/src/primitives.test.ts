import { CodedError } from '@populace/core';
import {
  boolean,
  concat,
  constant,
  date,
  digits,
  float,
  integer,
  letters,
  lookup,
  luhn,
  oneOf,
  patternOf,
  pick,
  type Recipe,
  rhythm,
  type Scope,
  sequence,
  time,
  timeOrderedId,
  timestamp,
  uuid,
} from '@populace/recipes';
import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import type { World } from './model/world.ts';

const moment = (days: number, ms: number) => ({ days, ms, us: 0, hasTime: true });

/** Texts of `min` to `max` of these characters. */
function lettersOf(characters: string, min: number, max: number): Recipe {
  const codePoints = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return patternOf(
    { kind: 'repeat', of: { kind: 'characters', codePoints }, min, max },
    `[${characters}]{${min},${max}}`,
  );
}

const onlyHour = (hour: number) => Array.from({ length: 24 }, (_, index) => (index === hour ? 3 : 0));

/** Recipes with few enough values to see them all, each with how many those are. */
const countable: readonly (readonly [string, Recipe, number])[] = [
  ['a constant', constant('x'), 1],
  ['a boolean', boolean(0.2), 2],
  ['whole numbers around 0', integer(-500n, 499n), 1000],
  ['whole numbers beyond 32 bits', integer(2n ** 60n, 2n ** 60n + 999n), 1000],
  ['decimals', integer(-5n, 95n, { scale: 2 }), 101],
  ['a list', pick(['one', 'two', 'three', 'four']), 4],
  ['a weighted list', pick(['one', 'two', 'three'], { weights: [100, 1, 0.01] }), 3],
  ['digits', digits(3), 1000],
  ['more digits than a chunk has', digits(5), 100_000],
  ['letters', letters('abc', 6), 729],
  ['one letter', letters('a', 3), 1],
  ['parts of fixed width', concat(letters('xyz', 1), constant('-'), digits(2)), 300],
  ['parts told apart by a separator', concat(integer(5n, 20n), constant('.'), pick(['a', 'bc', 'd'])), 48],
  ['texts of a pattern', lettersOf('abc', 1, 4), 120],
  ['a pattern before a separator', concat(lettersOf('ab', 0, 3), constant('-'), lettersOf('x-', 1, 2)), 90],
  ['a pattern before parts of fixed width', concat(lettersOf('ab1', 0, 3), digits(2), constant('b')), 4000],
  ['digits with a check digit', luhn(concat(constant('42'), digits(3))), 1000],
  ['days', date(-3, 700), 704],
  ['seconds', timestamp(moment(0, 86_399_000), moment(1, 500), 's', false), 2],
  ['milliseconds with a zone', timestamp(moment(365, 0), moment(365, 999), 'ms', true), 1000],
  ['microseconds', timestamp(moment(365, 1), moment(365, 2), 'us', true), 1001],
  [
    'microseconds before 1970',
    timestamp({ ...moment(-1, 86_399_998), us: 500 }, { ...moment(0, 0), us: 1 }, 'us', false),
    1502,
  ],
  ['seconds between fractions of them', timestamp({ ...moment(-1, 86_398_999), us: 1 }, moment(0, 2999), 's', true), 4],
  ['times of day in microseconds', time(1, 2, 'us'), 1001],
  ['times of day', time(0, 3_599_000, 's'), 3600],
  ['times of day in milliseconds', time(250, 1249, 'ms'), 1000],
  ['days of a week', rhythm(date(-3, 700), { weekdays: [0, 0, 9, 0, 1, 0, 0] }), 201],
  ['seconds of an hour', rhythm(timestamp(moment(-1, 0), moment(3, 500), 's', true), { hours: onlyHour(0) }), 14_401],
  ['times of day within an hour', rhythm(time(3_599_000, 7_200_500, 's'), { hours: onlyHour(2) }), 1],
];

describe('a unique column', () => {
  it.each(countable)('makes each value of %s once', async (_name, recipe, count) => {
    const world = await worldOf({ t: { rows: count, columns: { v: { recipe, unique: true } } } });

    const texts = textsOf(world, ['t', 'v'], count);

    expect(new Set(texts).size).toBe(count);
  });

  it.each(countable)('is refused where rows outnumber %s', async (_name, recipe, count) => {
    const world = worldOf({ t: { rows: count + 1, columns: { v: { recipe, unique: true } } } });

    await expect(world).rejects.toThrow(`has ${count} different values, but "t" has ${count + 1} rows`);
  });

  it.each(countable)('takes its values of %s in no visible order', async (_name, recipe, count) => {
    if (count < 100) return;
    const world = await worldOf({ t: { rows: count, columns: { v: { recipe, unique: true } } } });
    const texts = textsOf(world, ['t', 'v'], count);
    const places = new Map([...texts].sort().map((text, place) => [text, place]));

    const steps = texts
      .slice(1)
      .filter((text, at) => (places.get(text) ?? 0) - (places.get(texts[at] ?? '') ?? 0) === 1);

    // A shuffle of n values has about one neighbour that follows on.
    expect(steps.length).toBeLessThan(12);
  });

  it.each([
    ['letters and digits', concat(letters('abcdefghijklmnop', 12), digits(9))],
    ['a pattern behind digits', concat(digits(9), lettersOf('abcdefghijklmnop', 1, 14))],
    ['a pattern before digits', concat(lettersOf('abcdefghijklmnop', 1, 14), digits(9))],
    ['two patterns', concat(lettersOf('abcdefgh', 4, 30), constant('-'), lettersOf('abcdefghijkl', 4, 30))],
  ])('goes beyond 2^53 values by random words where ranks end: %s', async (_name, recipe) => {
    const world = await worldOf({ t: { rows: 20_000, columns: { v: { recipe, unique: true } } } });

    const texts = textsOf(world, ['t', 'v'], 20_000);

    expect(new Set(texts).size).toBe(20_000);
    expect(new Set(texts.map((text) => text?.slice(0, 5))).size).toBeGreaterThan(10_000);
  });

  it.each([
    ['64-bit numbers', integer(-(2n ** 63n), 2n ** 63n - 1n)],
    ['digits and letters', concat(letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 2), digits(14))],
    ['texts of a pattern', lettersOf('0123456789abcdefghijklmnopqrstuvwxyz', 1, 40)],
    ['many letters', letters('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz-', 21)],
  ])('has room for 2^48 rows of %s, and spreads over all of them', async (_name, recipe) => {
    const world = await worldOf({ t: { rows: 2 ** 48, columns: { v: { recipe, unique: true } } } });
    const scope = scopeOf(world);

    const texts = [0, 2 ** 32 - 500, 2 ** 48 - 2000].flatMap((from) => textsOf(world, ['t', 'v'], 2000, from));
    const capacity = Number(scope.capacity(recipe));
    const shares = texts.map((text) => Number(scope.rank(recipe, text ?? '')) / capacity);

    expect(new Set(texts).size).toBe(6000);
    // Tenths of the space with 600 values each; five standard deviations.
    for (let tenth = 0; tenth < 10; tenth++) {
      const count = shares.filter((share) => Math.floor(share * 10) === tenth).length;
      expect(Math.abs(count - 600)).toBeLessThan(120);
    }
  });

  it.each([
    ['floats', float(0, 1, 'uniform')],
    ['a distribution that is not uniform', integer(0n, 1000n, { distribution: 'normal' })],
    ['a list with a value twice', pick(['a', 'b', 'a'])],
    ['parts that run into one another', concat(integer(1n, 20n), integer(1n, 20n))],
    [
      'one of several recipes',
      oneOf([
        { recipe: digits(2), weight: 1 },
        { recipe: digits(3), weight: 1 },
      ]),
    ],
  ])('is refused for %s', async (_name, recipe) => {
    const world = worldOf({ t: { rows: 2, columns: { v: { recipe, unique: true } } } });

    await expect(world).rejects.toMatchObject({ code: 'schema/unique-unsupported' });
  });

  it('has no row beyond its values', async () => {
    const world = await worldOf({ t: { rows: 10, columns: { v: { recipe: digits(1), unique: true } } } });

    expect(() => textsOf(world, ['t', 'v'], 1, 10)).toThrow(CodedError);
  });
});

describe('the rank of a value', () => {
  it.each(countable)('is below the capacity and differs from value to value of %s', async (_name, recipe, count) => {
    const take = Math.min(count, 2000);
    const world = await worldOf({ t: { rows: count, columns: { v: { recipe, unique: true } } } });
    const scope = scopeOf(world);

    const ranks = textsOf(world, ['t', 'v'], take).map((text) => scope.rank(recipe, text ?? ''));

    expect(scope.capacity(recipe)).toBe(BigInt(count));
    expect(ranks.every((rank) => rank !== undefined && rank >= 0n && rank < BigInt(count))).toBe(true);
    expect(new Set(ranks).size).toBe(take);
  });

  it.each(countable)('is there for values drawn at random too, of %s', async (_name, recipe) => {
    const world = await worldOf({ t: { rows: 300, columns: { v: recipe } } });
    const scope = scopeOf(world);

    const ranks = textsOf(world, ['t', 'v'], 300).map((text) => scope.rank(recipe, text ?? ''));

    expect(ranks).not.toContain(undefined);
  });

  it.each(countable)('is not there for what is no value of %s', async (_name, recipe) => {
    const world = await worldOf({ t: { rows: 1, columns: { v: recipe } } });
    const scope = scopeOf(world);

    for (const text of ['', '?', ' 1', '01e', 'true ', '9999-99-99', '999999999999999999999']) {
      expect(scope.rank(recipe, text)).toBeUndefined();
    }
  });

  it('is the row of a sequence', async () => {
    const recipe = sequence(10n, -3n);
    const world = await worldOf({ t: { rows: 5, columns: { v: recipe } } });

    expect(textsOf(world, ['t', 'v'], 5)).toEqual(['10', '7', '4', '1', '-2']);
    expect(scopeOf(world).rank(recipe, '-2')).toBe(4n);
    expect(scopeOf(world).rank(recipe, '0')).toBeUndefined();
  });
});

describe('a recipe', () => {
  it('picks by weight', async () => {
    const recipe = pick(['a', 'b', 'c', 'd'], { weights: [70, 20, 10, 0] });
    const world = await worldOf({ t: { rows: 100_000, columns: { v: recipe } } });

    const counts = new Map<string | null, number>();
    for (const text of textsOf(world, ['t', 'v'], 100_000)) counts.set(text, (counts.get(text) ?? 0) + 1);

    // Six standard deviations of a binomial count.
    expect(Math.abs((counts.get('a') ?? 0) - 70_000)).toBeLessThan(870);
    expect(Math.abs((counts.get('b') ?? 0) - 20_000)).toBeLessThan(760);
    expect(Math.abs((counts.get('c') ?? 0) - 10_000)).toBeLessThan(570);
    expect(counts.has('d')).toBe(false);
  });

  it('looks up what stands at the same place of another list', async () => {
    const code = pick(['de', 'tr', 'pl']);
    const world = await worldOf({ t: { rows: 50, columns: { v: lookup(code, ['Germany', 'Türkiye', 'Poland']) } } });

    expect(new Set(textsOf(world, ['t', 'v'], 50))).toEqual(new Set(['Germany', 'Türkiye', 'Poland']));
  });

  it('takes one of several recipes by weight', async () => {
    const recipe = oneOf([
      { recipe: concat(constant('a'), digits(2)), weight: 3 },
      { recipe: pick(['x', 'yy', 'zzz']), weight: 1 },
    ]);
    const world = await worldOf({ t: { rows: 40_000, columns: { v: recipe } } });

    const texts = textsOf(world, ['t', 'v'], 40_000);

    expect(texts.every((text) => /^(a\d\d|x|yy|zzz)$/.test(text ?? ''))).toBe(true);
    expect(Math.abs(texts.filter((text) => text?.startsWith('a')).length - 30_000)).toBeLessThan(520);
  });

  it('makes ids in the order of time', async () => {
    const start = 1_700_000_000_000;
    const world = await worldOf({
      t: { rows: 1000, columns: { u: timeOrderedId('ulid', start, 250), v: timeOrderedId('uuid7', start, 250) } },
    });

    const [ulids, uuids] = [textsOf(world, ['t', 'u'], 1000), textsOf(world, ['t', 'v'], 1000)];

    expect([...ulids].sort()).toEqual(ulids);
    expect([...uuids].sort()).toEqual(uuids);
    expect(uuids[4]?.slice(0, 13)).toBe(`${(start + 1000).toString(16).padStart(12, '0')}`.replace(/^(.{8})/, '$1-'));
  });

  it('says in words what it makes', async () => {
    const world = await worldOf({ t: { rows: 1, columns: { v: luhn(digits(4)) } } });

    expect(scopeOf(world).explain(luhn(digits(4)))).toBe('4 digits, each as likely, then the Luhn check digit');
  });

  it('is null in every row where it is the constant null', async () => {
    const world = await worldOf({ t: { rows: 3, columns: { v: constant(null) } } });

    expect(textsOf(world, ['t', 'v'], 3)).toEqual([null, null, null]);
  });

  it('makes another value in each row of a uuid column, wherever the row lies', async () => {
    const world = await worldOf({ t: { rows: 2 ** 48, columns: { v: uuid() } } });

    const texts = [...textsOf(world, ['t', 'v'], 2000), ...textsOf(world, ['t', 'v'], 2000, 2 ** 40)];

    expect(new Set(texts).size).toBe(4000);
  });
});

/** What primitives ask about the recipes of the table. */
function scopeOf(world: World): Scope {
  return world.table('t').column('v').variants[0].scope;
}
