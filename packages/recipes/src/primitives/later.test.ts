import { textsOf, worldOf } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { later } from './later.ts';
import { subjectOf } from './sketches-for-tests.ts';
import { timestamp } from './timestamp.ts';
import { view } from './view.ts';

const at = (days: number, ms = 0) => ({ days, ms, us: 0, hasTime: true });
const begun = view('work', 'begun');
const subjects = [subjectOf('work', { begun: timestamp(at(0), at(9), 's', false) })];

const seconds = (text: string | null): number => Date.parse(`${text}Z`) / 1000;

describe('a point in time later than another', () => {
  it('is no earlier, and not later than it may be', async () => {
    const v = later(begun, { within: 3600, until: at(20) });
    const world = await worldOf({ t: { rows: 500, columns: { begun, v } } }, { subjects });

    const starts = textsOf(world, ['t', 'begun'], 500).map(seconds);
    const waits = textsOf(world, ['t', 'v'], 500).map((text, row) => seconds(text) - (starts[row] ?? 0));

    expect(waits.filter((wait) => !(wait >= 0 && wait <= 3600))).toEqual([]);
    expect(new Set(waits).size).toBeGreaterThan(400);
  });

  it('lies before the end, but where the other lies behind it', async () => {
    const v = later(begun, { within: 30 * 86_400, until: at(5) });
    const world = await worldOf({ t: { rows: 500, columns: { begun, v } } }, { subjects });

    const starts = textsOf(world, ['t', 'begun'], 500).map(seconds);
    const values = textsOf(world, ['t', 'v'], 500).map(seconds);

    const end = 5 * 86_400;
    const wrong = values.filter((value, row) => {
      const start = starts[row] ?? 0;
      return start < end ? value < start || value > end : value !== start;
    });
    expect(wrong).toEqual([]);
  });
});
