import { streamKeys } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, weightBefore } from './class-pieces.ts';
import { createLevelLadder } from './level-ladder.ts';
import { firstNumber, levelNumbers } from './level-numbers.ts';
import { createMemberDraw } from './member-draw.ts';
import { buildNameEdges, edgeOf } from './name-edges.ts';
import { createNameLevels, type NameLevels } from './name-levels.ts';
import type { LocaleNames } from './name-list.ts';
import type { NameStyle } from './name-style.ts';
import { createNameView, type DomainScope, type NameView } from './name-view.ts';
import { renderSample, sampleMix, sampleStrata } from './sample-names-for-tests.ts';

const ladder = createLevelLadder(16);
const numbers = levelNumbers(ladder);

/** Numbers of an interval at a level: those of the first and of the last slot that it touches. */
function rangeAt(low: number, width: number, level: number): readonly [number, number] {
  const scale = numbers.slots[level] ?? 0;
  const first = firstNumber(numbers, level, width, 1);
  return [first, first + (Math.floor((low + width - 1) * scale) - Math.floor(low * scale))];
}

function isDisjoint(low: number, width: number, levels: number): boolean {
  for (let level = 1; level < levels; level++) {
    if (rangeAt(low, width, level - 1)[1] >= rangeAt(low, width, level)[0]) return false;
  }
  return true;
}

describe('numbers of levels', () => {
  it('cannot overlap, whatever the interval', () => {
    const random = fc.sample(
      fc.tuple(
        fc.integer({ min: 0, max: 52 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
      ),
      { numRuns: 200_000, seed: 1 },
    );
    for (const [bits, fraction, start] of random) {
      const width = Math.min(Math.floor(2 ** bits * (1 + fraction)), 2 ** 52);
      const low = Math.floor(start * (2 ** 53 - width));
      if (!isDisjoint(low, width, 20)) expect(`${low} + ${width}`).toBe('disjoint');
    }
    expect(isDisjoint(2 ** 53 - 1, 1, 20) && isDisjoint(0, 1, 20)).toBe(true);
  });

  it('cannot overlap where an interval of little more than a slot touches three', () => {
    for (const m of ladder.bits) {
      const slot = 2 ** (53 - m);
      if (slot < 32) continue;
      // One slot and a tenth, from the last tenth of a slot on: three slots are touched.
      const low = 5 * slot - Math.floor(slot / 20);
      const width = slot + Math.floor(slot / 10);
      const [first, last] = rangeAt(low, width, ladder.bits.indexOf(m));
      expect(last - first).toBe(2);
      expect(isDisjoint(low, width, 20)).toBe(true);
    }
  });

  it('stay below 2^53 for half of all, and up to row 2^51 for all', () => {
    expect(rangeAt(0, 2 ** 52, 19)[1]).toBeLessThan(2 ** 53);
    expect(rangeAt(0, 2 ** 53, 18)[1]).toBeLessThan(2 ** 53);
    expect(isDisjoint(0, 2 ** 53, 19)).toBe(true);
  });

  it('follow the rule', () => {
    // Worked out by hand: 8 slots of the level of 16 bits are 2^40 points; ⌊1.375 · 8⌋ + 2 = 13, then ⌊1.375 · 32⌋ + 4 = 48.
    expect([0, 1, 2].map((level) => firstNumber(numbers, level, 2 ** 40, 1))).toEqual([0, 13, 48]);
    expect(firstNumber(numbers, 1, 2 ** 40, 100)).toBe(211);
    // The first number of a class of 2^-53 at the last level: two a level.
    expect(firstNumber(numbers, 19, 1, 1)).toBe(38);
  });
});

function viewOf(
  locales: readonly LocaleNames[],
  style: NameStyle,
  scope: DomainScope,
): { levels: NameLevels; view: NameView } {
  const levels = createNameLevels(buildNameEdges(locales, renderSample), streamKeys(['1']));
  return { levels, view: createNameView(levels, createMemberDraw(levels.edges, streamKeys(['1']), 1), style, scope) };
}

/** The numbers of the first and the last slot of every piece at every level, in order of first numbers. */
function rangesOf({ edges, slots }: NameLevels, view: NameView, shown: readonly [number, number]): [number, number][] {
  const scales = levelNumbers(slots.ladder).slots;
  const ranges: [number, number][] = [];
  for (const { span, from, to } of view.surnames.runs[shown[0]] ?? []) {
    for (const run of view.given.runs[shown[1]] ?? []) {
      if (run.span !== span) continue;
      for (let surname = from; surname < to; surname++) {
        const [low, high] = [edgeOf(edges, surname, run.from), edgeOf(edges, surname, run.to)];
        if (low === high) continue;
        for (const [level, scale] of scales.entries()) {
          const ends = [low, high - 1].map((point) => {
            const place = { level, slot: Math.floor(point * scale), point, surname, given: run.from, low, high };
            return view.numbers.numberOf(place, shown);
          });
          ranges.push([ends[0] ?? -1, ends[1] ?? -1]);
        }
      }
    }
  }
  return ranges.sort(([one], [other]) => one - other);
}

const first: NameStyle = { given: 'whole', surname: 'none', between: '', order: 'given-first' };
const initials: NameStyle = { given: 'initial', surname: 'whole', between: '', order: 'given-first' };
const cut: NameStyle = { given: 'whole', surname: 'whole', between: '_', order: 'surname-first', surnameLength: 2 };
const full: NameStyle = { given: 'whole', surname: 'whole', between: '.', order: 'given-first' };

describe.each([
  ['the given name alone, by locale', sampleMix, first, 'by-locale'],
  ['the given name alone, three locales', sampleMix, first, 'fixed'],
  ['initial and surname, three locales', sampleMix, initials, 'fixed'],
  ['surnames cut to two letters', sampleMix, cut, 'fixed'],
  ['whole names, a table for each sex', sampleStrata, full, 'by-locale'],
  ['the given name alone, a table for each sex', sampleStrata, first, 'by-locale'],
] as const)('the pieces of a class of %s', (_, locales, style, scope) => {
  const { levels, view } = viewOf(locales, style, scope);

  it('have numbers of their own at every level', () => {
    // Classes with many pieces are few: the first, which have most locales, and some at random.
    for (let k = 0; k < 12; k++) {
      const shown = [(k * 37) % view.surnames.runs.length, (k * 53) % view.given.runs.length] as const;
      const ranges = rangesOf(levels, view, shown);
      const clash = ranges.findIndex(([from, to], at) => to < from || (at > 0 && (ranges[at - 1]?.[1] ?? 0) >= from));
      expect(clash, `class ${shown}`).toBe(-1);
    }
  });
});

describe('the weight of the pieces before one', () => {
  it('is found without a loop, never below their sum, and above it by two points a piece at most', () => {
    const edges = buildNameEdges(sampleMix, renderSample);
    for (const { surnameFrom, surnameTo, givenFrom, givenTo } of edges.spans) {
      for (let given = givenFrom; given < givenTo; given += 41) {
        let sum = 0;
        for (let surname = surnameFrom; surname < surnameTo; surname++) {
          const bound = weightBefore(edges, surnameFrom, surname, shareOf(edges, given, given + 1));
          if (bound < sum || bound > sum + 2 * (surname - surnameFrom))
            expect(`${bound} for ${sum}`).toBe('a near bound');
          sum += edgeOf(edges, surname, given + 1) - edgeOf(edges, surname, given);
        }
        expect(sum).toBeGreaterThan(0);
      }
    }
  });
});

describe('random small lists', () => {
  it('have numbers of their own in every class and style', () => {
    const weight = fc.oneof(fc.double({ min: 0.01, max: 1, noNaN: true }), fc.constant(1e-15), fc.constant(3e-16));
    const list = fc.tuple(
      fc.array(weight, { minLength: 3, maxLength: 12 }),
      fc.array(weight, { minLength: 3, maxLength: 12 }),
    );
    const property = fc.property(list, list, ([surnames, given], [moreSurnames, moreGiven]) => {
      const localeOf = (locale: string, ofSurnames: number[], ofGiven: number[]): LocaleNames => ({
        locale,
        weight: 1,
        contexts: [{ weight: 1, form: 0 }],
        surnames: ofSurnames.map((one, at) => ({ forms: [`s${'xyz'[at % 3]}${'abcdefghijkl'[at]}`], weight: one })),
        given: ofGiven.map((one, at) => ({ text: `${'pqr'[at % 3]}${'abcdefghijkl'[at]}`, weights: [one] })),
      });
      const locales = [localeOf('a', surnames, given), localeOf('b', moreSurnames, moreGiven)];
      for (const style of [first, initials, cut, full]) {
        const { levels, view } = viewOf(locales, style, 'fixed');
        for (const surname of view.surnames.runs.keys()) {
          for (const group of view.given.runs.keys()) {
            const ranges = rangesOf(levels, view, [surname, group]).filter(([, to]) => to < 2 ** 53);
            for (const [at, [from]] of ranges.entries()) {
              if (at > 0 && (ranges[at - 1]?.[1] ?? 0) >= from) return false;
            }
          }
        }
      }
      return true;
    });
    fc.assert(property, { numRuns: 25, seed: 2 });
  });
});

describe('how many rows can be numbered', () => {
  const one: LocaleNames = {
    locale: 'de',
    weight: 1,
    contexts: [{ weight: 1, form: 0 }],
    surnames: [
      { forms: ['a'], weight: 3 },
      { forms: ['b'], weight: 1 },
    ],
    given: [
      { text: 'c', weights: [4] },
      { text: 'd', weights: [1] },
    ],
  };

  it('is 2^51 if a class weighs more than half, else 2^53', () => {
    expect(viewOf([one], full, 'fixed').view.rowLimit).toBe(2 ** 51);
    expect(
      viewOf(
        [
          {
            ...one,
            given: [
              { text: 'c', weights: [1] },
              { text: 'd', weights: [1] },
            ],
          },
        ],
        full,
        'fixed',
      ).view.rowLimit,
    ).toBe(2 ** 53);
    expect(viewOf(sampleMix, full, 'fixed').view.rowLimit).toBe(2 ** 53);
  });
});
