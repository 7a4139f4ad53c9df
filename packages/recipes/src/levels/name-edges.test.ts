import { describe, expect, it } from 'vitest';
import { buildNameEdges, edgeOf, type NameEdges } from './name-edges.ts';
import type { LocaleNames } from './name-list.ts';
import { renderSample, sampleMix, sampleStrata } from './sample-names-for-tests.ts';

const small: LocaleNames = {
  locale: 'de',
  weight: 1,
  contexts: [
    { weight: 1, form: 0 },
    { weight: 3, form: 1 },
  ],
  surnames: [
    { forms: ['Käther'], weight: 1 },
    { forms: ['Novák', 'Nováková'], weight: 2 },
    { forms: ['Kaether'], weight: 3 },
    { forms: ['Novak'], weight: 2 },
  ],
  given: [
    { text: 'Robin', weights: [1, 1] },
    { text: 'Anna', weights: [0, 3] },
    { text: 'Emil', weights: [1, 0] },
    { text: 'Nobody', weights: [0, 0] },
  ],
};

function widthOf(edges: NameEdges, i: number, g: number): number {
  return edgeOf(edges, i, g + 1) - edgeOf(edges, i, g);
}

describe('edges of names', () => {
  it('make one class of what romanises alike in any form, and of a name on both sexes’ lists', () => {
    const edges = buildNameEdges([small], renderSample);

    expect(edges.surnames.map((one) => one.renderings)).toEqual([['kaether'], ['novak', 'novakova'], []]);
    expect(edges.given.map((one) => one.renderings)).toEqual([['anna'], ['emil'], ['robin'], []]);
    expect(edges.surnames[0]?.members.map((member) => edges.texts.surnames[member.code])).toEqual([
      'Käther',
      'Kaether',
    ]);
    expect(edges.given[2]?.members.map((member) => member.context)).toEqual([0, 1]);
  });

  it('give each class Σ P(context) · P(name | context)', () => {
    const edges = buildNameEdges([small], renderSample);

    expect([...edges.surnameEdges]).toEqual([0, 2 ** 52, 2 ** 53]);
    // Anna 3/4 · 3/4 = 9/16, Emil 1/4 · 1/2 = 2/16, Robin 1/4 · 1/2 + 3/4 · 1/4 = 5/16.
    expect([...edges.givenEdges]).toEqual([0, 9 / 16, 11 / 16, 1]);
  });

  it('never decrease, and fill each stratum', () => {
    for (const edges of [buildNameEdges(sampleMix, renderSample), buildNameEdges(sampleStrata, renderSample)]) {
      for (let stratum = 0; stratum + 1 < edges.strata.length; stratum++) {
        const [from, end] = [edges.strata[stratum] ?? 0, (edges.strata[stratum + 1] ?? 0) - 1];
        expect([edges.surnameEdges[from], edges.surnameEdges[end]]).toEqual([0, 2 ** 53]);
      }
      let covered = 0;
      for (const { surnameFrom, surnameTo, givenFrom, givenTo } of edges.spans) {
        for (let i = surnameFrom; i < surnameTo; i++) {
          for (let g = givenFrom; g < givenTo; g++) {
            const width = widthOf(edges, i, g);
            if (!(width >= 0 && Number.isInteger(width))) expect(`${i} ${g} ${width}`).toBe('a whole width');
            covered += width / 2 ** 53;
          }
        }
      }
      expect(covered).toBeCloseTo(edges.strata.length - 1, 9);
    }
  });

  it('give locales their share', () => {
    const { spans, surnameEdges } = buildNameEdges(sampleMix, renderSample);
    const shares = spans.map(
      ({ surnameFrom, surnameTo }) => ((surnameEdges[surnameTo] ?? 0) - (surnameEdges[surnameFrom] ?? 0)) / 2 ** 53,
    );
    expect(shares.map((share) => share.toFixed(12))).toEqual(['0.600000000000', '0.390000000000', '0.010000000000']);
  });

  it('are of classes that share no rendering, in order of rendering, in letters only', () => {
    const { spans, surnames, given } = buildNameEdges(sampleMix, renderSample);
    for (const { surnameFrom, surnameTo, givenFrom, givenTo } of spans) {
      for (const classes of [surnames.slice(surnameFrom, surnameTo), given.slice(givenFrom, givenTo)]) {
        const all = classes.flatMap((one) => one.renderings);
        expect(new Set(all).size).toBe(all.length);
        expect(all.every((rendering) => /^[a-z]+$/.test(rendering))).toBe(true);
        const firsts = classes.map((one) => one.renderings[0] ?? '');
        expect(firsts.every((first, at) => at === 0 || (firsts[at - 1] ?? '') < first)).toBe(true);
      }
    }
  });

  it.each([
    ['Anna2', 'digits'],
    ['', 'digits'],
  ])('refuse the name "%s"', (text, message) => {
    const names = { ...small, given: [{ text, weights: [1, 1] }] };
    expect(() => buildNameEdges([names], (name) => name)).toThrow(message);
  });

  it('refuse weights that are none', () => {
    expect(() => buildNameEdges([{ ...small, given: [{ text: 'Anna', weights: [0, 0] }] }], renderSample)).toThrow(
      RangeError,
    );
  });
});
