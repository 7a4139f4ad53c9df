import { streamKeys } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { createMemberDraw } from './member-draw.ts';
import { buildNameEdges } from './name-edges.ts';
import { createNameLevels } from './name-levels.ts';
import type { LocaleNames } from './name-list.ts';
import type { NameStyle } from './name-style.ts';
import { createNameView } from './name-view.ts';
import { coarserStyle, longestText, sharedText } from './style-overlap.ts';

const names: LocaleNames = {
  locale: 'de',
  weight: 1,
  contexts: [{ weight: 1, form: 0 }],
  surnames: ['schmidt', 'aschmidt', 'lang', 'langer'].map((text, at) => ({ forms: [text], weight: at + 1 })),
  given: ['anna', 'a', 'bob', 'lang'].map((text, at) => ({ text, weights: [at + 1] })),
};
const edges = buildNameEdges([names], (text) => text);

const full: NameStyle = { given: 'whole', surname: 'whole', between: '.', order: 'given-first' };
const dotted: NameStyle = { ...full, given: 'initial' };
const flast: NameStyle = { ...dotted, between: '' };
const last: NameStyle = { ...full, given: 'none' };
const first: NameStyle = { ...full, surname: 'none' };

describe('two styles in one column', () => {
  it.each([
    [full, dotted, 'a.aschmidt'],
    [flast, last, 'aschmidt'],
    [last, first, 'lang'],
    [full, { ...full, order: 'surname-first' } as const, 'lang.lang'],
    [full, { ...full, between: '_' }, undefined],
    [full, flast, undefined],
    [dotted, last, undefined],
    [flast, { ...flast, order: 'surname-first' } as const, undefined],
  ])('%j and %j share %s', (one, other, text) => {
    expect(sharedText(edges, one, other)).toBe(text);
    expect(sharedText(edges, other, one) === undefined).toBe(text === undefined);
  });

  it('that share a text are kept apart by the coarser one’s numbers, and lead back', () => {
    const numberedBy = coarserStyle(full, dotted);
    const levels = createNameLevels(edges, streamKeys(['x']));
    const members = createMemberDraw(edges, streamKeys(['x']), 1);
    const views = [full, dotted].map((style) => createNameView(levels, members, style, 'fixed', numberedBy));
    const seen = new Set<string>();

    for (let row = 0; row < 40_000; row++) {
      const view = views[row % 2];
      const text = view?.text(row) ?? '';
      seen.add(text);
      if (row % 8 < 2) expect(view?.rowOf(text, '', 40_000), text).toBe(row);
    }

    expect(numberedBy).toEqual(dotted);
    expect(seen.size).toBe(40_000);
  });

  it('take the shorter cut, and nothing where they are built differently', () => {
    expect(coarserStyle({ ...full, surnameLength: 5 }, { ...full, surnameLength: 3 })).toEqual({
      ...full,
      surnameLength: 3,
    });
    expect(coarserStyle(flast, last)).toBeUndefined();
    expect(coarserStyle(full, { ...full, between: '_' })).toBeUndefined();
  });
});

describe('the longest text', () => {
  it('is known before the first row', () => {
    expect(longestText(edges, full)).toBe('anna.aschmidt');
    expect(longestText(edges, { ...full, surnameLength: 3 })).toBe('anna.asc');
    expect(longestText(edges, flast)).toBe('aaschmidt');
  });
});
