import { packTable } from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POINTS } from './integer-edges.ts';
import type { MemberTable } from './member-table.ts';
import { buildNameEdges, type NameEdges } from './name-edges.ts';
import { type NameContextShare, nameEdgesOf } from './pack-names.ts';

/** A name as a table has it: what is shown of it, and its weights. */
interface ListedName {
  readonly shown: string;
  readonly weights: readonly number[];
}

const weight = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2_000_000 }));
const share = fc.oneof(fc.constant(0), fc.double({ min: 1e-6, max: 1, noNaN: true }));

/** Few letters, so that many names are shown alike; in the order that tables have. */
function listOf(contexts: number): fc.Arbitrary<ListedName[]> {
  const name = fc.record({
    shown: fc.stringMatching(/^[a-cé]{1,2}$/u),
    weights: fc.array(weight, { minLength: contexts, maxLength: contexts }),
  });
  return fc.array(name, { minLength: 1, maxLength: 30 }).map((names) => names.sort(byShown));
}

function byShown({ shown: one }: ListedName, { shown: other }: ListedName): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const COLUMNS = ['f1', 'f2', 'm1'];

/** The same names twice: as the columns of a pack, and as the list that edges are built of. */
function edgesOf(given: readonly ListedName[], surnames: readonly ListedName[], shares: readonly number[]) {
  const contexts = shares.map((of, at): NameContextShare => ({ column: COLUMNS[at] ?? '', weight: of }));
  const texts = (names: readonly ListedName[]) => names.map(({ shown }, row) => `${shown.toUpperCase()} ${row}`);
  const shown = (names: readonly ListedName[]) => names.map((name) => name.shown);
  const at = (names: readonly ListedName[], place: number) => names.map(({ weights }) => weights[place] ?? 0);
  const direct = nameEdgesOf(
    packTable({
      text: texts(given),
      shown: shown(given),
      ...Object.fromEntries(COLUMNS.map((column, place) => [column, at(given, place)])),
    }),
    packTable({ text: texts(surnames), shown: shown(surnames), weight: at(surnames, 0) }),
    contexts,
  );
  const built = (): NameEdges =>
    buildNameEdges(
      [
        {
          locale: '',
          weight: 1,
          contexts: shares.map((of) => ({ weight: of, form: 0 })),
          given: given.map((name, row) => ({
            text: texts(given)[row] ?? '',
            shown: name.shown,
            weights: name.weights,
          })),
          surnames: surnames.map((name, row) => ({
            forms: [texts(surnames)[row] ?? ''],
            shown: [name.shown],
            weight: name.weights[0] ?? 0,
          })),
        },
      ],
      (text) => text,
    );
  return { direct, built };
}

/** Surnames with two forms; the feminine one may be the same. Those that are shown alike in one form are so in both. */
const pairs = fc
  .array(fc.record({ stem: fc.stringMatching(/^[a-c]{1,2}$/), weight, isBent: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((names) =>
    names
      .map(({ stem, weight: of, isBent }) => ({
        shown: isBent ? `${stem}y` : `${stem}o`,
        feminineShown: isBent ? `${stem}a` : `${stem}o`,
        weight: of,
      }))
      .sort((one, other) => byShown({ shown: firstOf(one), weights: [] }, { shown: firstOf(other), weights: [] })),
  );

function firstOf({ shown, feminineShown }: { readonly shown: string; readonly feminineShown: string }): string {
  return shown < feminineShown ? shown : feminineShown;
}

/** Shares of members within all, since only their ratios count. */
function sharesOf({ weights }: MemberTable): number[] {
  const sum = weights.reduce((total, one) => total + one, 0);
  return Array.from(weights, (one) => one / sum);
}

function expectSameMembers(one: MemberTable, other: MemberTable): void {
  expect(one.starts).toEqual(other.starts);
  expect(one.codes).toEqual(other.codes);
  expect(one.forms).toEqual(other.forms);
  expect(one.contexts).toEqual(other.contexts);
  const shares = sharesOf(other);
  for (const [place, own] of sharesOf(one).entries()) expect(own).toBeCloseTo(shares[place] ?? Number.NaN, 12);
}

/** Sums in another order may differ in their last bits. */
function expectSameEdges(one: Float64Array, other: Float64Array, unit: number): void {
  expect(one.length).toBe(other.length);
  for (const [place, edge] of one.entries())
    expect(Math.abs(edge - (other[place] ?? Number.NaN))).toBeLessThan(64 * unit);
  expect([one[0], one.at(-1)]).toEqual([other[0], other.at(-1)]);
}

describe('the names of a pack', () => {
  it('have the classes, members and edges that their lists have', () => {
    const names = fc.tuple(listOf(3), listOf(1), fc.array(share, { minLength: 3, maxLength: 3 }));
    let compared = 0;
    fc.assert(
      fc.property(names, ([given, surnames, shares]) => {
        fc.pre(shares.some((of, place) => of > 0 && given.some(({ weights }) => (weights[place] ?? 0) > 0)));
        fc.pre(surnames.some(({ weights }) => (weights[0] ?? 0) > 0));
        const { direct, built } = edgesOf(given, surnames, shares);
        const edges = built();

        expect(direct.spans).toEqual(edges.spans);
        expect(direct.spanOf).toEqual(edges.spanOf);
        expect(direct.strata).toEqual(edges.strata);
        expectSameMembers(direct.surnameMembers, edges.surnameMembers);
        expectSameMembers(direct.givenMembers, edges.givenMembers);
        expectSameEdges(direct.surnameEdges, edges.surnameEdges, 1);
        expectSameEdges(direct.givenEdges, edges.givenEdges, 1 / POINTS);
        expect(direct.texts).toEqual(edges.texts);
        compared++;
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(200);
  });

  it('have both forms of surnames in one class, and the form of each context', () => {
    const given = [{ shown: 'kim', weights: [1, 2, 3] }];
    const contexts: readonly NameContextShare[] = [
      { column: 'f1', weight: 1, form: 1 },
      { column: 'f2', weight: 1, form: 1 },
      { column: 'm1', weight: 2, form: 0 },
    ];
    fc.assert(
      fc.property(pairs, (surnames) => {
        fc.pre(surnames.some(({ weight: of }) => of > 0));
        const texts = surnames.map(({ shown }, row) => `${shown.toUpperCase()} ${row}`);
        const feminine = surnames.map(({ feminineShown }, row) => `${feminineShown.toUpperCase()} ${row}`);
        const direct = nameEdgesOf(
          packTable({ text: ['Kim'], shown: ['kim'], f1: [1], f2: [2], m1: [3] }),
          packTable({
            text: texts,
            shown: surnames.map(({ shown }) => shown),
            feminine,
            feminineShown: surnames.map(({ feminineShown }) => feminineShown),
            weight: surnames.map((name) => name.weight),
          }),
          contexts,
        );
        const built = buildNameEdges(
          [
            {
              locale: '',
              weight: 1,
              contexts: contexts.map(({ weight: of, form = 0 }) => ({ weight: of, form })),
              given: given.map(({ shown, weights }) => ({ text: 'Kim', shown, weights })),
              surnames: surnames.map(({ shown, feminineShown, weight: of }, row) => ({
                forms: [texts[row] ?? '', feminine[row] ?? ''],
                shown: [shown, feminineShown],
                weight: of,
              })),
            },
          ],
          (text) => text,
        );

        expect(direct.spans).toEqual(built.spans);
        expectSameMembers(direct.surnameMembers, built.surnameMembers);
        expectSameEdges(direct.surnameEdges, built.surnameEdges, 1);
        expect(direct.renderings).toEqual(built.renderings);
        expect(direct.texts).toEqual(built.texts);
      }),
      { numRuns: 200 },
    );
  });

  it('have no class for what nobody bears', () => {
    const given = [
      { shown: 'anna', weights: [3, 0, 0] },
      { shown: 'emil', weights: [0, 0, 0] },
      { shown: 'kim', weights: [1, 0, 7] },
      { shown: 'only old', weights: [0, 9, 0] },
    ];
    const { direct } = edgesOf(given, [{ shown: 'li', weights: [1] }], [1, 0, 3]);

    // Anna 1/4 · 3/4, Kim 1/4 · 1/4 + 3/4.
    expect([...direct.givenEdges]).toEqual([0, 3 / 16, 1]);
    expect([...direct.givenMembers.codes]).toEqual([0, 2, 2]);
    expect([...direct.givenMembers.contexts]).toEqual([0, 0, 2]);
    expect([...direct.surnameEdges]).toEqual([0, POINTS]);
  });

  it('are made once for the same contexts', () => {
    const given = packTable({ text: ['A'], shown: ['a'], f1: [1], m1: [2] });
    const surname = packTable({ text: ['B'], shown: ['b'], weight: [1] });
    const both = [
      { column: 'f1', weight: 1 },
      { column: 'm1', weight: 1 },
    ];

    const edges = nameEdgesOf(given, surname, both);

    expect(nameEdgesOf(given, surname, [...both])).toBe(edges);
    expect(nameEdgesOf(given, surname, both.toReversed())).not.toBe(edges);
  });

  it.each([
    ['a given name', [0, 0, 0], [1]],
    ['a surname', [1, 1, 1], [0]],
  ])('are refused where nobody bears %s', (_, ofGiven, ofSurname) => {
    const lists = [[{ shown: 'a', weights: ofGiven }], [{ shown: 'b', weights: ofSurname }]] as const;

    expect(() => edgesOf(lists[0], lists[1], [1, 1, 1])).toThrow(RangeError);
  });
});
