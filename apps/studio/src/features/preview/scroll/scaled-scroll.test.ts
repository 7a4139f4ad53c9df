import { describe, expect, it } from 'vitest';
import { barOf, barRange, moveBar, type ScrollPlace, type ScrollSpan, topOf } from './scaled-scroll.ts';

const ROW = 28;
const far: ScrollSpan = { rangePx: 2_000_000_000 * ROW - 600, rowPx: ROW };
const near: ScrollSpan = { rangePx: 10_000 * ROW - 600, rowPx: ROW };

/** Places of all sizes, the same each time. */
function places(most: number): readonly number[] {
  let state = 7;
  const drawn = Array.from({ length: 2000 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) ** 4 * most);
  });
  return [0, 1, most - 1, most, ...drawn];
}

/** What a browser does with a place that it is given: pixels of the screen, not fractions of them. */
function asBrowser(bar: number): number {
  return Math.round(bar);
}

describe('the scroll of very many rows', () => {
  it('comes back to the same rows from where the bar shows them', () => {
    for (const row of places(2_000_000_000 - 100)) {
      const top = row * ROW;

      const back = topOf(far, asBrowser(barOf(far, top)));

      // A pixel of the bar stands for so many rows at most.
      expect(Math.abs(back - top) / ROW, `row ${row}`).toBeLessThan(350);
    }
  });

  it('goes down where the bar goes down, without a gap at the seams', () => {
    const bars = places(barRange(far)).toSorted((a, b) => a - b);

    const tops = bars.map((bar) => topOf(far, bar));

    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(topOf(far, 0)).toBe(0);
    expect(topOf(far, barRange(far))).toBe(far.rangePx);
    expect(topOf(far, 1_000_001) - topOf(far, 1_000_000)).toBeLessThan(10_000);
  });

  it('moves by exactly what the wheel moves, wherever it is', () => {
    for (const row of places(2_000_000_000 - 3000)) {
      const top = row * ROW + 40_000;
      const place: ScrollPlace = { top, bar: asBrowser(barOf(far, top)) };

      const moved = moveBar(far, place, place.bar + 120);
      const back = moveBar(far, moved, moved.bar - 120);

      expect(moved.top - place.top, `row ${row}`).toBe(120);
      expect(back).toEqual(place);
    }
  });

  it('reaches the first row and the last by small steps', () => {
    let place: ScrollPlace = { top: 5000, bar: 5000 };
    while (place.bar > 0) place = moveBar(far, place, Math.max(0, place.bar - 120));
    expect(place.top).toBe(0);

    place = { top: far.rangePx - 5000, bar: barOf(far, far.rangePx - 5000) };
    while (place.bar < barRange(far)) place = moveBar(far, place, Math.min(barRange(far), place.bar + 120));
    expect(place.top).toBe(far.rangePx);
  });

  it('stands at a whole row after the bar was dragged', () => {
    const place = moveBar(far, { top: 0, bar: 0 }, 4_000_000);

    expect(place.top % ROW).toBe(0);
    expect(place.top / ROW).toBeGreaterThan(900_000_000);
  });
});

describe('the scroll of a few rows', () => {
  it('is the bar itself', () => {
    expect(barRange(near)).toBe(near.rangePx);
    for (const top of places(near.rangePx)) expect(topOf(near, barOf(near, top))).toBe(top);
    expect(moveBar(near, { top: 10, bar: 10 }, 200_000)).toEqual({ top: 200_000, bar: 200_000 });
  });

  it('does not move where all is seen at once', () => {
    const all: ScrollSpan = { rangePx: -40, rowPx: ROW };

    expect(barRange(all)).toBe(0);
    expect(topOf(all, 0)).toBe(0);
  });
});
