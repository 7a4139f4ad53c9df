import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSfc32 } from '../random/sfc32.ts';
import { longestText, type Pattern } from './pattern.ts';
import { wordNumber, wordsMatching } from './pattern-words.ts';
import { allTexts, anyOf, either, inTurn, type SpokenPattern, smallPatterns, times } from './patterns-for-tests.ts';
import { wordTableOf } from './word-table.ts';
import { createWordWriter } from './word-writer.ts';

const [a, b, letter] = [anyOf('a'), anyOf('b'), anyOf(...'abcdefghijklmnopqrstuvwxyz')];
const nothing = inTurn();

/** Patterns that more than one way leads through to the same text, each with its texts, counted by hand. */
const ambiguous: readonly (readonly [SpokenPattern, readonly string[]])[] = [
  [inTurn(either(a, a), b), ['ab']],
  [inTurn(times(a, 0, 1), times(a, 0, 1)), ['', 'a', 'aa']],
  [inTurn(either(inTurn(a, b), a), either(b, nothing)), ['a', 'ab', 'abb']],
  [times(times(a, 0, 2), 0, 2), ['', 'a', 'aa', 'aaa', 'aaaa']],
  [times(times(a, 2, 2), 1, 2), ['aa', 'aaaa']],
  [times(times(a, 0, 1), 3, 3), ['', 'a', 'aa', 'aaa']],
  [times(nothing, 0, 1_000_000_000), ['']],
  [either(anyOf('a', 'b'), anyOf('b', 'c')), ['a', 'b', 'c']],
  [times(a, 0, 0), ['']],
];

describe('the texts of a pattern by number', () => {
  it.each(ambiguous)('are counted once each, however many ways lead to them: %#', ({ pattern }, expected) => {
    expect(written(pattern).toSorted()).toEqual(expected);
  });

  it('are all that match, each once, and none else', () => {
    fc.assert(
      fc.property(smallPatterns, ({ pattern, text }) => {
        const expected = allTexts(pattern);
        fc.pre(expected !== undefined);
        const matching = new RegExp(`^(?:${text})$`, 'u');

        const texts = written(pattern);

        expect(texts.every((one) => matching.test(one))).toBe(true);
        expect(new Set(texts)).toEqual(expected);
        expect(texts.length).toBe(expected?.size);
      }),
      { numRuns: 500 },
    );
  });

  it('are found again by their number, and other texts are not', () => {
    fc.assert(
      fc.property(smallPatterns, smallPatterns, ({ pattern }, other) => {
        const [texts, others] = [allTexts(pattern), allTexts(other.pattern)];
        const words = wordsMatching(pattern);
        fc.pre(texts !== undefined && others !== undefined && words !== undefined);

        expect(written(pattern).map((text) => wordNumber(words, text))).toEqual(
          Array.from({ length: texts.size }, (_, number) => BigInt(number)),
        );
        for (const text of others) expect(wordNumber(words, text) !== undefined).toBe(texts.has(text));
      }),
      { numRuns: 300 },
    );
  });

  it('are in an order that depends on nothing but which texts there are', () => {
    const spelt = [
      inTurn(either(anyOf('c', 'a'), anyOf('b')), times(a, 0, 2)),
      either(inTurn(anyOf('b', 'c', 'a'), times(a, 0, 1)), inTurn(anyOf('a', 'b', 'c'), a, a)),
    ];

    // The end first, then by character, then by what follows.
    for (const { pattern } of spelt)
      expect(written(pattern)).toEqual(['a', 'aa', 'aaa', 'b', 'ba', 'baa', 'c', 'ca', 'caa']);
  });

  it('go on one branch at a time, by its least character', () => {
    const { pattern } = either(inTurn(anyOf('a', 'c'), anyOf('x')), inTurn(b, anyOf('y')));

    expect(written(pattern)).toEqual(['ax', 'cx', 'by']);
  });
});

describe('patterns with more texts than ranks', () => {
  const wide: readonly (readonly [string, SpokenPattern])[] = [
    ['letters', times(letter, 1, 30)],
    ['two alphabets', inTurn(times(letter, 0, 20), anyOf('-'), times(anyOf('0', '1', '2', '🙂'), 3, 40))],
    ['a rare branch', either(times(letter, 1, 9), times(anyOf('0', '1'), 50, 60), times(a, 0, 3))],
    ['words of two lengths', times(either(anyOf('0', '1'), inTurn(letter, letter, letter)), 5, 15)],
    ['a little more than there is room for', times(anyOf('0', '1'), 0, 53)],
    ['very few more', either(times(anyOf('0', '1'), 53, 53), inTurn(anyOf('/'), times(letter, 0, 3)))],
    ['twice as many', times(anyOf('0', '1'), 54, 54)],
  ];

  it.each(wide)('have more than 2^52 ranks, each with a text of its own: %s', (_, { pattern, text }) => {
    const matching = new RegExp(`^(?:${text})$`, 'u');
    const size = Number(wordTableOf(pattern)?.size);

    expect(size).toBeGreaterThan(2 ** 52);
    expect(size).toBeLessThanOrEqual(2 ** 53);
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(400), fc.nat(), (place, step, seed) => {
        const rank = place % (size - step);
        const write = writerOf(pattern, seed);
        const [one, other] = [write(rank), write(rank + step)];

        expect(matching.test(one)).toBe(true);
        expect(one === other && step > 0).toBe(false);
      }),
    );
  });

  it.each(wide)('give neighbours different texts, and spread over all: %s', (_, { pattern }) => {
    const words = wordsMatching(pattern);
    const size = Number(wordTableOf(pattern)?.size);
    const write = writerOf(pattern, 5);
    const places = Array.from({ length: 1000 }, (_, at) => Math.floor((at / 1000) * (size - 3)));

    const texts = places.flatMap((rank) => [write(rank), write(rank + 1), write(rank + 2)]);

    expect(new Set(texts).size).toBe(3000);
    if (words === undefined) throw new RangeError('The texts cannot be counted.');
    const shares = texts.map((text) => Number(wordNumber(words, text)) / Number(words.count));
    expect(shares.toSorted((x, y) => x - y)).toEqual(shares);
    expect(shares.every((share, at) => Math.abs(share - Math.floor(at / 3) / 1000) < 1e-6)).toBe(true);
  });

  it('give the texts of a rank by chance', () => {
    const { pattern } = times(letter, 1, 30);

    const texts = Array.from({ length: 50 }, (_, seed) => writerOf(pattern, seed)(12_345_678));

    expect(new Set(texts).size).toBe(50);
    expect(new Set(texts.map((text) => text.slice(0, 10))).size).toBe(1);
  });
});

describe('patterns whose texts cannot be counted', () => {
  const ab = anyOf('a', 'b');

  it.each([
    ['an automaton that doubles with each character', inTurn(times(ab, 0, 16), a, times(ab, 15, 15))],
    ['texts of 10,000 characters', times(a, 0, 10_000)],
    [
      'a thousand optional parts, many times',
      times(inTurn(...Array.from({ length: 1000 }, () => times(a, 0, 1))), 0, 9),
    ],
    [
      'a thousand ways, many times',
      times(either(...Array.from({ length: 1000 }, (_, at) => times(ab, at % 9, 9))), 0, 999),
    ],
  ])('are given up soon: %s', (_, { pattern }) => {
    const begin = process.cpuUsage();

    expect(wordsMatching(pattern)).toBe(undefined);

    // Microseconds; on a slow machine it takes a second or two.
    expect(process.cpuUsage(begin).user).toBeLessThan(8_000_000);
  });

  it('are not those with as many states as there may be', () => {
    expect(wordsMatching(times(a, 0, 9_999).pattern)?.count).toBe(10_000n);
  });
});

/** All texts of a pattern in the order of their ranks. */
function written(pattern: Pattern): string[] {
  const write = writerOf(pattern, 0);
  return Array.from({ length: Number(wordTableOf(pattern)?.size) }, (_, rank) => write(rank));
}

function writerOf(pattern: Pattern, seed: number): (rank: number) => string {
  const table = wordTableOf(pattern);
  if (table === undefined) throw new RangeError('The texts cannot be counted.');
  const random = createSfc32(seed, 0);
  const write = createWordWriter(table, random);
  const bytes = new Uint8Array(longestText(pattern));
  return (rank) => new TextDecoder().decode(bytes.subarray(0, write(rank, bytes, 0)));
}
