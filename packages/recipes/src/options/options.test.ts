import {
  booleanOption,
  createProblemList,
  type DocumentNode,
  enumOption,
  integerOption,
  type MapEntry,
  type Option,
  type Problem,
  readOptions,
  type ScalarNode,
  textOption,
} from '@populace/core';
import { describe, expect, it } from 'vitest';
import { decimalOption } from './decimal-option.ts';
import { distributionOption } from './distribution-option.ts';
import { durationOption } from './duration-option.ts';
import { listOption } from './list-option.ts';
import { momentOption } from './moment-option.ts';
import { numberOption } from './number-option.ts';
import { scalarOption } from './scalar-option.ts';
import { shareOption } from './share-option.ts';
import { weightedOption } from './weighted-option.ts';
import { wholeOption } from './whole-option.ts';

const now = { days: 20_454, ms: 0, us: 0, hasTime: true };
const place = { pointer: '/x' };
const summary = 'For the test.';

/** A node of plain values; `{ raw: text }` is a number by its spelling. */
function node(value: unknown): DocumentNode {
  if (Array.isArray(value)) return { kind: 'list', items: value.map(node), place };
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([key, member]): MapEntry => ({ key, keyPlace: { pointer: `key ${key}` }, value: node(member) }),
    );
    return { kind: 'map', entries, place };
  }
  // What is left are texts, numbers, bigints, booleans and null; the tests give nothing else.
  const scalar = value as ScalarNode['value'];
  return { kind: 'scalar', value: scalar, text: scalar === null ? '' : String(scalar), place };
}

/** A number as a document spells it. */
function spelled(text: string): DocumentNode {
  return { kind: 'scalar', value: Number(text), text, place };
}

function read<T>(option: Option<T>, value: DocumentNode): { value: T | undefined; problems: readonly Problem[] } {
  const list = createProblemList();
  return { value: option.read(value, { problems: list, name: 'min', now }), problems: list.problems };
}

function complaint<T>(option: Option<T>, value: unknown): string | undefined {
  const got = read(option, node(value));
  expect(got.value).toBeUndefined();
  expect(got.problems).toHaveLength(1);
  return got.problems[0]?.message;
}

describe('whole numbers', () => {
  const digits = integerOption({ min: 0, max: 6, default: 3, summary });

  it('are read from digits, with _ between them, and other spellings of numbers', () => {
    expect(read(digits, node(5)).value).toBe(5);
    expect(read(digits, node('0_6')).value).toBe(6);
    expect(read(integerOption({ summary }), spelled('1e3')).value).toBe(1000);
    expect(read(integerOption({ summary }), node('10_000')).value).toBe(10_000);
  });

  it('say what they should be', () => {
    expect(complaint(digits, 'x')).toBe('min must be a whole number from 0 to 6, but is the text "x"');
    expect(complaint(digits, 7)).toBe('min must be a whole number from 0 to 6, but is 7');
    expect(complaint(digits, 1.5)).toBe('min must be a whole number from 0 to 6, but is 1.5');
    expect(complaint(digits, null)).toBe('min must be a whole number from 0 to 6, but is nothing');
    expect(complaint(digits, [1])).toBe('min must be a whole number from 0 to 6, but is a list');
    expect(complaint(digits, true)).toBe('min must be a whole number from 0 to 6, but is true');
    expect(complaint(integerOption({ summary }), 2 ** 60)).toContain('must be a whole number');
  });

  it('of 64 bits are exact to the last digit', () => {
    const whole = wholeOption({ summary });

    expect(read(whole, spelled('9223372036854775807')).value).toBe(9_223_372_036_854_775_807n);
    expect(read(whole, spelled('9007199254740993')).value).toBe(9_007_199_254_740_993n);
    expect(read(whole, node(-5n)).value).toBe(-5n);
    expect(read(whole, spelled('9223372036854775808')).problems[0]?.message).toBe(
      'min must be a whole number from -9223372036854775808 to 9223372036854775807, but is 9223372036854775808',
    );
  });

  it('carry default, summary and range into forms and editors', () => {
    expect(digits.default).toBe(3);
    expect(digits.defaultText).toBe('3');
    expect(digits.jsonSchema).toMatchObject({ description: summary, default: 3 });
    expect(integerOption({ summary }).default).toBeUndefined();
    expect(integerOption({ summary, required: true }).required).toBe(true);
  });
});

describe('numbers', () => {
  it('are finite', () => {
    const number = numberOption({ summary, min: 0 });

    expect(read(number, node(0.5)).value).toBe(0.5);
    expect(read(number, node('1_000.5')).value).toBe(1000.5);
    expect(complaint(number, Number.POSITIVE_INFINITY)).toBe('min must be a number of at least 0, but is Infinity');
    expect(complaint(number, -1)).toBe('min must be a number of at least 0, but is -1');
  });

  it('as decimals are exact', () => {
    expect(read(decimalOption({ summary }), spelled('0.10')).value).toEqual({ digits: 1n, scale: 1 });
    expect(read(decimalOption({ summary }), spelled('123456789.123456789')).value).toEqual({
      digits: 123_456_789_123_456_789n,
      scale: 9,
    });
    expect(complaint(decimalOption({ summary }), true)).toBe('min must be a number of at most 38 digits, but is true');
  });
});

describe('shares', () => {
  const share = shareOption({ summary });

  it('are per cent or a number up to 1', () => {
    expect(read(share, node('4%')).value).toBe(0.04);
    expect(read(share, node('4.35 %')).value).toBe(0.0435);
    expect(read(share, node('100%')).value).toBe(1);
    expect(read(share, node(0.04)).value).toBe(0.04);
  });

  it('ask whether 4 means 4%', () => {
    const got = read(share, node(4));

    expect(got.problems[0]?.message).toBe(
      'min must be a share such as 4% or a number from 0 to 1, but is 4; did you mean 4%?',
    );
    expect(got.problems[0]?.nearest).toEqual(['4%']);
  });

  it.each([-0.1, 101, '101%', '-4%', '4', null, [0.5]])('refuse %j', (value) => {
    expect(complaint(share, value)).toContain('must be a share');
  });
});

describe('text', () => {
  it('is refused where it is a number, too long, or half a character', () => {
    expect(read(textOption({ summary }), node('')).value).toBe('');
    expect(complaint(textOption({ summary }), 5)).toBe('min must be text, but is 5; put it in quotation marks');
    expect(complaint(textOption({ summary, minLength: 1 }), '')).toBe(
      'min must be text that is not empty, but is the text ""',
    );
    expect(read(textOption({ summary, maxLength: 2 }), node('👍👍')).value).toBe('👍👍');
    expect(complaint(textOption({ summary }), 'a\uD83D')).toContain('half of a surrogate pair');
  });

  it('has at most 1 MiB in UTF-8', () => {
    expect(read(textOption({ summary }), node('é'.repeat(2 ** 19))).value).toHaveLength(2 ** 19);
    const over = read(textOption({ summary }), node('é'.repeat(2 ** 19 + 1)));
    expect(over.problems[0]?.code).toBe('limit/text');
  });

  it('as one of a few names offers the nearest', () => {
    const version = enumOption(['v4', 'v7', 'nil'], { summary, default: 'v4' });

    expect(read(version, node('v7')).value).toBe('v7');
    const got = read(version, node('V-7'));
    expect(got.problems[0]?.message).toBe('min must be one of v4, v7, nil, but is the text "V-7"');
    expect(got.problems[0]?.nearest[0]).toBe('v7');
    expect(read(enumOption(['4', '7'], { summary }), node(7)).value).toBe('7');
    expect(complaint(version, 'constructor')).toContain('one of');
  });

  it('as one of a few names takes the words of other tools for them, which it does not offer', () => {
    const dialect = enumOption(['postgres', 'mysql'], { summary, aliases: { postgresql: 'postgres', pg: 'postgres' } });

    expect(read(dialect, node('postgresql')).value).toBe('postgres');
    expect(read(dialect, node('PostgreSQL')).value).toBe('postgres');
    expect(read(dialect, node('My SQL')).value).toBe('mysql');
    expect(read(dialect, node('pg')).value).toBe('postgres');
    expect(dialect.jsonSchema).toMatchObject({ enum: ['postgres', 'mysql'] });
    const got = read(dialect, node('postgressql'));
    expect(got.problems[0]?.message).toBe('min must be one of postgres, mysql, but is the text "postgressql"');
    expect(got.problems[0]?.nearest).toEqual(['postgres']);
    expect(complaint(dialect, 'constructor')).toContain('one of');
    expect(complaint(dialect, null)).toContain('one of');
  });

  it('is not true or false', () => {
    expect(read(booleanOption({ summary }), node(true)).value).toBe(true);
    expect(complaint(booleanOption({ summary }), 'yes')).toBe('min must be true or false, but is the text "yes"');
  });
});

describe('times', () => {
  it('may be relative to now', () => {
    expect(read(momentOption({ summary }), node('now-1d')).value).toEqual({
      days: 20_453,
      ms: 0,
      us: 0,
      hasTime: true,
    });
    expect(complaint(momentOption({ summary }), '2023-02-29')).toContain('must be a date (2024-01-31)');
    expect(complaint(momentOption({ summary }), 2024)).toContain('but is 2024');
  });

  it('as durations have a unit', () => {
    expect(read(durationOption({ summary }), node('90s')).value).toEqual({ months: 0, ms: 90_000 });
    expect(complaint(durationOption({ summary }), 90)).toBe(
      'min must be a duration such as 90s, 15m, 2h, 3d, 6w or P1M, but is 90',
    );
  });
});

describe('values with weights', () => {
  const weighted = weightedOption({ summary });

  it('are a list, a map, or a list of both', () => {
    expect(read(weighted, node(['a', 1, null, true])).value?.map(({ value, weight }) => [value, weight])).toEqual([
      ['a', 1],
      [1, 1],
      [null, 1],
      [true, 1],
    ]);
    expect(read(weighted, node({ free: 80, __proto__x: 15.5 })).value).toEqual([
      { value: 'free', text: 'free', weight: 80 },
      { value: '__proto__x', text: '__proto__x', weight: 15.5 },
    ]);
    expect(read(weighted, node([{ value: 1, weight: 3 }, { value: 2 }])).value?.map(({ weight }) => weight)).toEqual([
      3, 1,
    ]);
  });

  it('need one weight above 0', () => {
    expect(complaint(weighted, { a: 0, b: 0 })).toBe('min has only weights of 0; give one value a weight above 0');
    expect(complaint(weighted, [])).toBe('min is empty, but needs one value at least');
    expect(complaint(weighted, { a: -1 })).toBe('the weight of a in min must be a number of at least 0, but is -1');
    expect(complaint(weighted, 'a')).toContain('must be a list of values or a map');
    expect(complaint(weighted, [['a']])).toContain('a single value');
  });

  it('name the nearest of value and weight', () => {
    const got = read(weighted, node([{ value: 1, wieght: 3 }]));

    expect(got.problems.map(({ place: at, nearest }) => [at.pointer, nearest])).toEqual([['key wieght', ['weight']]]);
  });

  it('keep the spelling of long numbers', () => {
    expect(read(scalarOption({ summary }), spelled('12345678901234567890')).value?.text).toBe('12345678901234567890');
    expect(complaint(scalarOption({ summary }), { a: 1 })).toBe('min must be a single value, but is a map');
  });
});

describe('distributions', () => {
  const distribution = distributionOption({ summary });

  it('are a name, or a name with parameters', () => {
    expect(read(distribution, node('normal')).value).toBe('normal');
    expect(read(distribution, node({ lognormal: { mean: 5, sd: 2 } })).value).toEqual({
      kind: 'lognormal',
      mean: 5,
      sd: 2,
    });
    expect(read(distribution, node({ poisson: 3.2 })).value).toEqual({ kind: 'poisson', mean: 3.2 });
    expect(read(distribution, node({ zipf: { exponent: 1, max: 10 } })).value).toEqual({
      kind: 'zipf',
      exponent: 1,
      max: 10,
    });
    expect(read(distribution, node({ weighted: { 1: 50, 2: 30 } })).value).toEqual({
      kind: 'weighted',
      values: [
        { value: 1, weight: 50 },
        { value: 2, weight: 30 },
      ],
    });
    expect(read(distribution, node({ histogram: { edges: [0, 1, 5], weights: [1, 2] } })).value).toEqual({
      kind: 'histogram',
      edges: [0, 1, 5],
      weights: [1, 2],
    });
  });

  it('say what is missing, strange or no number', () => {
    expect(complaint(distribution, { normal: { mean: 5 } })).toBe('normal of min needs sd');
    expect(complaint(distribution, { normal: { mean: 5, sd: 'x' } })).toBe(
      'sd of normal must be a number, but is the text "x"',
    );
    expect(complaint(distribution, { weighted: { x: 1 } })).toContain('must be numbers with weights');
    expect(complaint(distribution, 'weighted')).toContain('weighted needs its parameters');
    expect(complaint(distribution, 5)).toContain('must be a distribution');
    expect(complaint(distribution, { histogram: { edges: 3, weights: [1] } })).toContain('must be a list of numbers');
    const got = read(distribution, node('nromal'));
    expect(got.problems[0]?.nearest[0]).toBe('normal');
    const stranger = read(distribution, node({ normal: { mean: 5, sd: 2, st: 1 } }));
    expect(stranger.problems.map(({ code, place: at }) => [code, at.pointer])).toEqual([
      ['schema/unknown-option', 'key st'],
    ]);
  });
});

describe('lists', () => {
  it('read each item, and say which is wrong', () => {
    const list = listOption(integerOption({ summary, min: 0 }), { summary, minItems: 1 });

    expect(read(list, node([1, 2])).value).toEqual([1, 2]);
    expect(complaint(list, [1, -2])).toBe('min[1] must be a whole number of at least 0, but is -2');
    expect(complaint(list, [])).toContain('must be a list with a length from 1 to 10000');
    expect(complaint(list, 1)).toBe('min must be a list, but is 1');
  });
});

describe('the options of a generator', () => {
  const shape = {
    min: integerOption({ summary, default: 1 }),
    name: textOption({ summary, required: true }),
    distribution: distributionOption({ summary }),
  };
  const entriesOf = (value: object): readonly MapEntry[] => {
    const map = node(value);
    return map.kind === 'map' ? map.entries : [];
  };

  it('have their defaults where they are absent', () => {
    const problems = createProblemList();
    const { values, complete, places } = readOptions(shape, entriesOf({ name: 'a' }), {
      problems,
      now,
      owner: 'test',
      place,
    });

    expect({ ...values }).toEqual({ min: 1, name: 'a', distribution: undefined });
    expect(complete).toBe(true);
    expect([places.has('name'), places.has('min')]).toEqual([true, false]);
  });

  it('are refused where one that is required is absent, or one does not fit', () => {
    const problems = createProblemList();
    const { complete } = readOptions(shape, entriesOf({ min: 'x' }), { problems, now, owner: 'test', place });

    expect(complete).toBe(false);
    expect(problems.problems.map(({ message }) => message)).toEqual([
      'min must be a whole number, but is the text "x"',
      'test needs the option name: for the test',
    ]);
  });

  it('give the place of a part of an option', () => {
    const sd: DocumentNode = { kind: 'scalar', value: 0, text: '0', place: { pointer: '/sd' } };
    const inner: DocumentNode = {
      kind: 'map',
      entries: [{ key: 'sd', keyPlace: place, value: sd }],
      place: { pointer: '/normal' },
    };
    const outer: DocumentNode = {
      kind: 'map',
      entries: [{ key: 'normal', keyPlace: place, value: inner }],
      place: { pointer: '/d' },
    };
    const entries = [{ key: 'distribution', keyPlace: place, value: outer }];
    const { places } = readOptions(shape, entries, {
      problems: createProblemList(),
      now,
      owner: 'test',
      place: { pointer: '/use' },
    });

    expect(places.option('distribution.sd').pointer).toBe('/sd');
    expect(places.option('distribution.mean').pointer).toBe('/d');
    expect(places.option('min').pointer).toBe('/use');
  });
});
