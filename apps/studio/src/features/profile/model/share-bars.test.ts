import type { ColumnProfile } from '@populace/library';
import { describe, expect, it } from 'vitest';
import type { Asked } from './asked.ts';
import { localeBars, nullBars, valueBars } from './share-bars.ts';

const nothing: Asked = { nulls: undefined, values: undefined, followsLocales: true };
const texts: ColumnProfile = {
  name: 'tier',
  type: 'string',
  nulls: 20,
  distinct: 2,
  isDistinct: false,
  top: [
    { text: 'free', count: 60 },
    { text: 'plus', count: 20 },
  ],
  values: { kind: 'none' },
};

describe('shares of values', () => {
  it('are of the rows that have a value', () => {
    expect(valueBars(texts, 100, nothing)).toEqual([
      { label: 'free', count: 60, share: 0.75, asked: undefined },
      { label: 'plus', count: 20, share: 0.25, asked: undefined },
    ]);
  });

  it('stand beside what was asked, also for a value that never came', () => {
    const values = new Map([
      ['free', 0.7],
      ['plus', 0.2],
      ['pro', 0.1],
    ]);

    const bars = valueBars(texts, 100, { ...nothing, values });

    expect(bars.map(({ label, share, asked }) => [label, share, asked])).toEqual([
      ['free', 0.75, 0.7],
      ['plus', 0.25, 0.2],
      ['pro', 0, 0.1],
    ]);
  });

  it('are not taken for none where only the most frequent values are told', () => {
    const column: ColumnProfile = { ...texts, distinct: 12 };

    const bars = valueBars(column, 100, {
      ...nothing,
      values: new Map([
        ['free', 0.9],
        ['pro', 0.1],
      ]),
    });

    expect(bars.map(({ label }) => label)).toEqual(['free', 'plus']);
  });

  it('know a number by its value, however it is written', () => {
    const column: ColumnProfile = { ...texts, type: 'decimal(3,2)', distinct: 1, top: [{ text: '0.50', count: 80 }] };

    expect(valueBars(column, 100, { ...nothing, values: new Map([['0.5', 1]]) })).toEqual([
      { label: '0.50', count: 80, share: 1, asked: 1 },
    ]);
  });

  it('tell true and false, even where one never came', () => {
    const column: ColumnProfile = { ...texts, nulls: 0, top: [], values: { kind: 'booleans', true: 0, false: 100 } };

    expect(valueBars(column, 100, nothing).map(({ label, count }) => [label, count])).toEqual([
      ['true', 0],
      ['false', 100],
    ]);
  });

  it('are none where every value is null', () => {
    expect(valueBars({ ...texts, nulls: 100, top: [] }, 100, nothing)).toEqual([]);
  });
});

describe('the share of nulls', () => {
  it('is of all rows, beside what was asked', () => {
    expect(nullBars(texts, 100, { ...nothing, nulls: 0.25 })).toEqual([
      { label: 'null', count: 20, share: 0.2, asked: 0.25 },
    ]);
  });

  it('is told where none came though some were asked, and left out where there are none at all', () => {
    expect(nullBars({ ...texts, nulls: 0 }, 100, { ...nothing, nulls: 0.001 })).toHaveLength(1);
    expect(nullBars({ ...texts, nulls: 0 }, 100, nothing)).toEqual([]);
  });
});

describe('locales of the rows', () => {
  const sample = { rows: 200, of: 1000, isWhole: false };

  it('stand beside the mix that was asked', () => {
    const locales = [
      { id: 'de_DE', rows: 150, asked: 0.7 },
      { id: 'ja_JP', rows: 50, asked: 0.3 },
    ];

    expect(localeBars(locales, sample)).toEqual([
      { label: 'de_DE', count: 150, share: 0.75, asked: 0.7 },
      { label: 'ja_JP', count: 50, share: 0.25, asked: 0.3 },
    ]);
  });

  it('are not worth a word where there is one', () => {
    expect(localeBars([{ id: 'de_DE', rows: 200, asked: 1 }], sample)).toEqual([]);
    expect(localeBars(undefined, sample)).toEqual([]);
  });
});
