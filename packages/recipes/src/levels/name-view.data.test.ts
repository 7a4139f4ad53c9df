import { createRowSet, setList, setRange, streamKeys } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemberDraw } from './member-draw.ts';
import { createNameBatch } from './name-batch.ts';
import { buildNameEdges } from './name-edges.ts';
import { createNameLevels, type NameLevels, SMALLEST_LEVEL_OF_RANKS } from './name-levels.ts';
import type { LocaleNames } from './name-list.ts';
import type { NameStyle } from './name-style.ts';
import { createNameView, type DomainScope, type NameView } from './name-view.ts';
import { classHash, unrotated } from './rotation.ts';
import { renderSample, sampleGerman, sampleMix, sampleStrata } from './sample-names-for-tests.ts';
import { countDuplicates, runSample, type SampleRun } from './sample-run-for-tests.ts';

const full: NameStyle = { given: 'whole', surname: 'whole', between: '.', order: 'given-first' };
const flast: NameStyle = { given: 'initial', surname: 'whole', between: '', order: 'given-first' };
const last: NameStyle = { given: 'none', surname: 'whole', between: '', order: 'given-first' };
const first: NameStyle = { given: 'whole', surname: 'none', between: '', order: 'given-first' };
const cut: NameStyle = { given: 'whole', surname: 'whole', between: '_', order: 'surname-first', surnameLength: 4 };

const MILLION = 1_000_000;

interface Sample {
  readonly levels: NameLevels;
  readonly view: NameView;
}

function sampleOf(locales: readonly LocaleNames[], style: NameStyle, scope: DomainScope, seed = '1'): Sample {
  const path = [seed, '0', 'people', 's:person'];
  const levels = createNameLevels(buildNameEdges(locales, renderSample), streamKeys(path));
  return { levels, view: createNameView(levels, createMemberDraw(levels.edges, streamKeys(path), 512), style, scope) };
}

/** How many rows are not computed back from class and written number. */
function countLost({ view }: Sample, run: SampleRun, step: number): number {
  let lost = 0;
  for (let row = 0; row < run.numbers.length; row += step) {
    const shown = [
      view.surnames.groupOf[run.surnames[row] ?? 0] ?? 0,
      view.given.groupOf[run.given[row] ?? 0] ?? 0,
    ] as const;
    const number = unrotated(run.numbers[row] ?? 0, classHash(...shown));
    if (view.numbers.rowOf(shown, number) !== row) lost++;
  }
  return lost;
}

describe.each([
  ['anna.schmidt, German', sampleGerman, full, 'by-locale', 1],
  ['anna.schmidt, a domain a locale', sampleMix, full, 'by-locale', 20],
  ['anna.schmidt, one domain', sampleMix, full, 'fixed', 20],
  ['aschmidt', sampleMix, flast, 'fixed', 20],
  ['schmidt', sampleMix, last, 'by-locale', 20],
  ['anna, one domain', sampleMix, first, 'fixed', 20],
  ['schm_anna', sampleMix, cut, 'fixed', 20],
] as const)('a million rows of %s', (_, locales, style, scope, step) => {
  const sample = sampleOf(locales, style, scope);
  const run = runSample(sample.levels, sample.view, 0, MILLION);

  it('have no duplicate, no negative number and no fraction', () => {
    expect(run.numbers.every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
    expect(countDuplicates(sample.view, run)).toBe(0);
  });

  it('are computed back to their row', () => {
    expect(countLost(sample, run, step)).toBe(0);
  });

  it('are the same one by one', () => {
    for (let row = 0; row < MILLION; row += 1009) {
      const place = sample.levels.at(row);
      expect([place.surname, place.given, sample.view.writtenNumber(place)]).toEqual([
        run.surnames[row],
        run.given[row],
        run.numbers[row],
      ]);
    }
  });
});

describe('written numbers', () => {
  it('of rows whose names are rare don’t share digits with one another or with the row before', () => {
    const { levels, view } = sampleOf(sampleMix, full, 'by-locale');
    const from = 600_000;
    const { numbers } = runSample(levels, view, from, MILLION - from);
    const ends = new Int32Array(10);
    let same = 0;
    for (const [at, number] of numbers.entries()) {
      if (number === 0) continue;
      ends[number % 10] = (ends[number % 10] ?? 0) + 1;
      if (number === numbers[at - 1]) same++;
    }

    const shares = Array.from(ends, (count) => count / numbers.length);
    expect(Math.max(...shares.slice(1)) / Math.min(...shares.slice(1))).toBeLessThan(1.05);
    expect(same / numbers.length).toBeLessThan(0.03);
  });
});

describe('texts', () => {
  it('are all different in lower case, and lead back to their row', () => {
    const sample = sampleOf(sampleMix, full, 'fixed');
    const seen = new Set<string>();
    for (let row = 0; row < 120_000; row++) {
      const text = sample.view.text(row);
      seen.add(text.toLowerCase());
      if (row % 10 === 0) expect(sample.view.rowOf(text, '', 120_000), text).toBe(row);
    }
    expect(seen.size).toBe(120_000);
  });

  it.each([full, flast, last, first, cut])('of style %j lead back to their row far out', (style) => {
    const { view } = sampleOf(sampleMix, style, 'fixed');
    const edges = Array.from({ length: 53 }, (_, k) => [2 ** k - 1, 2 ** k, 2 ** k + 1]).flat();
    const drawn = fc.sample(fc.maxSafeInteger(), { numRuns: 1000, seed: 3 }).map(Math.abs);
    for (const row of [...edges, ...drawn, 2 ** 53 - 1]) {
      const text = view.text(row);
      expect(view.rowOf(text, '', 2 ** 53), text).toBe(row);
    }
  });

  it('that nobody has lead nowhere', () => {
    const { view } = sampleOf(sampleGerman, full, 'by-locale');
    for (const text of [
      '',
      '7',
      '.',
      'anna',
      'annaschmidt',
      'anna.nobody',
      'xyz.schmidt',
      'anna.schmidt07',
      'Anna.schmidt',
    ]) {
      expect(view.rowOf(text, 'de', 2 ** 53), text).toBeUndefined();
    }
    const text = view.text(5000);
    expect(view.rowOf(text, 'de', 5001)).toBe(5000);
    expect(view.rowOf(text, 'de', 5000)).toBeUndefined();
    expect(view.rowOf(text, 'en', 5001)).toBeUndefined();
  });

  it('asked at random are nobody’s, or are a row’s that has this very text, and no row has two', () => {
    const { view } = sampleOf(sampleGerman, full, 'by-locale');
    const names = ['anna.schmidt', 'robin.mueller', 'kim.kaether', 'annalena.meyergross', 'joerg.gross'];
    const found = new Set<number>();
    let hits = 0;
    for (const name of names) {
      for (let number = 0; number < 4000; number++) {
        const text = number === 0 ? name : `${name}${number}`;
        const row = view.rowOf(text, 'de', 2 ** 53);
        if (row === undefined) continue;
        hits++;
        found.add(row);
        expect(view.text(row)).toBe(text);
      }
    }
    expect(hits).toBeGreaterThan(2000);
    expect(found.size).toBe(hits);
  });

  it('keep what they were once', () => {
    const { view } = sampleOf(sampleMix, full, 'by-locale');
    const rows = [...Array.from({ length: 20 }, (_, row) => row), 2 ** 20, 2 ** 40, 2 ** 53 - 1];
    expect(rows.map((row) => view.text(row))).toMatchInlineSnapshot(`
      [
        "chrisia.mueller77",
        "amtraud.winterwald",
        "herbert.eichhofer",
        "meinrich.hartsen",
        "ornard.hargate",
        "siegwolf.gruenbach",
        "heiwolf.kalthofer",
        "manmar.martin",
        "hele.mueller6",
        "amanna.gross",
        "joice.schmidt",
        "inggitte.heidsen",
        "amlyn.redwell",
        "norette.winhill",
        "tyton.harman",
        "gunich.falkstrauch",
        "liley.oakwell",
        "hartwolf.gross3",
        "anna.burgrath",
        "walwolf.buchhuber",
        "dorlinde.kohlstein66",
        "amanna.mueller269833724",
        "adelyn.ashham6057443043",
      ]
    `);
  });
});

describe('lists of rows', () => {
  it('of mixed levels are the same as the rows one by one', () => {
    const { levels, view } = sampleOf(sampleMix, flast, 'fixed');
    const list = fc
      .sample(fc.tuple(fc.integer({ min: 0, max: 52 }), fc.double({ min: 0, max: 1, noNaN: true })), {
        numRuns: 2000,
        seed: 4,
      })
      .map(([k, fraction]) => Math.floor(2 ** k * (1 + fraction)))
      .map((row) => Math.min(row, 2 ** 53 - 1));
    const rows = createRowSet(2000);
    setList(rows, list, 2000);
    const batch = createNameBatch(2000);
    const numbers = new Float64Array(2000);

    levels.fill(rows, batch);
    view.fill(2000, batch, numbers);

    for (const [at, row] of list.entries()) {
      const place = levels.at(row);
      expect([batch.surnames[at], batch.given[at], numbers[at]], `row ${row}`).toEqual([
        place.surname,
        place.given,
        view.writtenNumber(place),
      ]);
    }
  });

  it('that are ranges from odd places or over a level’s end are the same too', () => {
    const { levels } = sampleOf(sampleMix, full, 'by-locale');
    for (const from of [3, 32_765, 32_768, 2 ** 32 - 3, 2 ** 51 - 5]) {
      const rows = createRowSet(333);
      const batch = createNameBatch(333);
      setRange(rows, from, 333);
      levels.fill(rows, batch);
      for (let at = 0; at < 333; at++) {
        const place = levels.at(from + at);
        expect([batch.surnames[at], batch.given[at]]).toEqual([place.surname, place.given]);
      }
    }
  });
});

describe('names whose sex another column decides', () => {
  it('have edges of their own and no duplicate', () => {
    const { levels, view } = sampleOf(sampleStrata, full, 'by-locale');
    const count = 200_000;
    const stratumOf = (row: number): number => ((row * 7) % 3) & 1;
    const rows = createRowSet(count);
    const batch = createNameBatch(count);
    setRange(rows, 0, count);
    const strata = Int32Array.from({ length: count }, (_, row) => stratumOf(row));
    const numbers = new Float64Array(count);

    levels.fill(rows, batch, strata);
    view.fill(count, batch, numbers);

    expect(
      countDuplicates(view, {
        surnames: batch.surnames.subarray(0, count),
        given: batch.given.subarray(0, count),
        numbers,
      }),
    ).toBe(0);
    for (let row = 0; row < count; row += 997) {
      const place = levels.at(row, stratumOf(row));
      expect([batch.surnames[row], batch.given[row], numbers[row]]).toEqual([
        place.surname,
        place.given,
        view.writtenNumber(place),
      ]);
      expect(levels.edges.spans[levels.edges.spanOf[place.surname] ?? -1]?.stratum).toBe(stratumOf(row));
      expect(view.rowOf(view.text(row, stratumOf(row)), 'de', count, stratumOf)).toBe(row);
    }
  });
});

describe('spouses with the same surname', () => {
  it('take the rank within the surname as their row, and have no duplicate', () => {
    const heads = sampleOf(sampleGerman, last, 'by-locale');
    const count = 200_000;
    const run = runSample(heads.levels, heads.view, 0, count);
    const [german] = sampleGerman;
    if (german === undefined) throw new Error('no sample');
    const givenOnly = { ...german, surnames: [{ forms: ['x'] as const, weight: 1 }] };
    const path = ['1', '0', 'people', 's:spouse'];
    const levels = createNameLevels(
      buildNameEdges([givenOnly], renderSample),
      streamKeys(path),
      SMALLEST_LEVEL_OF_RANKS,
    );
    const view = createNameView(levels, createMemberDraw(levels.edges, streamKeys(path), 512), full, 'by-locale');

    const seen = new Set<string>();
    let withoutNumber = 0;
    for (let row = 0; row < count; row++) {
      const shown = [
        heads.view.surnames.groupOf[run.surnames[row] ?? 0] ?? 0,
        heads.view.given.groupOf[run.given[row] ?? 0] ?? 0,
      ] as const;
      const rank = unrotated(run.numbers[row] ?? 0, classHash(...shown));
      const place = levels.at(rank);
      const number = view.writtenNumber(place);
      if (number === 0) withoutNumber++;
      seen.add(`${shown[0]} ${place.given} ${number}`);
    }

    expect(seen.size).toBe(count);
    expect(withoutNumber).toBeGreaterThan(count / 200);
  });
});

describe('a style', () => {
  const { levels } = sampleOf(sampleGerman, full, 'by-locale');
  const members = createMemberDraw(levels.edges, streamKeys(['x']), 1);

  it.each([
    [{ ...full, between: '' }, /separator/],
    [{ ...full, between: '0' }, /digit/],
    [{ ...full, between: 'n' }, /occurs in the name/],
    [{ ...full, given: 'none', surname: 'none' } as const, /must show/],
    [{ ...full, surnameLength: 0 }, /surnameLength/],
  ])('that could be read in two ways is refused: %j', (style, message) => {
    expect(() => createNameView(levels, members, style, 'fixed')).toThrow(message);
  });
});
