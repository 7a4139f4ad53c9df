import { describe, expect, it } from 'vitest';
import { createClassLookUp } from './class-look-up.ts';
import { createLevelLadder } from './level-ladder.ts';
import { createNameBatch } from './name-batch.ts';
import { buildNameEdges, edgeOf } from './name-edges.ts';
import { classAt } from './name-levels.ts';
import { pointOf, pointScales } from './point.ts';
import { renderSample, sampleMix } from './sample-names-for-tests.ts';

const ladder = createLevelLadder(16);
const scales = pointScales(ladder);
const words = [0, 1, 2 ** 31, 2 ** 32 - 2, 2 ** 32 - 1];

describe('points', () => {
  it('stay in their slot whatever the draw, the last slot of each level too', () => {
    for (const [level, m] of ladder.bits.entries()) {
      const width = 2 ** (53 - m);
      for (const slot of [0, 1, 2 ** (m - 1), 2 ** m - 2, 2 ** m - 1]) {
        for (const word of words) {
          const point = pointOf(scales, level, slot, word | 0);
          expect(Number.isInteger(point) && point >= slot * width && point < (slot + 1) * width, `${m}: ${slot}`).toBe(
            true,
          );
        }
      }
    }
  });

  it('are spread over their slot by the draw', () => {
    expect(pointOf(scales, 0, 1, 0)).toBe(2 ** 37);
    expect(pointOf(scales, 0, 1, 2 ** 31)).toBe(2 ** 37 + 2 ** 36);
    expect(pointOf(scales, 0, 65_535, -1)).toBe(2 ** 53 - 32);
    expect(pointOf(scales, 19, 2 ** 53 - 1, -1)).toBe(2 ** 53 - 1);
  });
});

describe('classes of points next to an edge', () => {
  const edges = buildNameEdges(sampleMix, renderSample);
  const lookUp = createClassLookUp(edges, scales);

  it('are found the same by guide tables and by bisection, and begin at or before the slot', () => {
    const batch = createNameBatch(1);
    const [span] = edges.spans;
    const to = span?.givenTo ?? 0;
    for (let surname = 0; surname < 500; surname += 7) {
      for (let given = span?.givenFrom ?? 0; given <= to; given += 31) {
        for (const level of [0, 1, 8, 18, 19]) {
          const slotWidth = 2 ** (53 - (ladder.bits[level] ?? 0));
          const slot = Math.min(Math.floor(edgeOf(edges, surname, given) / slotWidth), 2 ** 53 / slotWidth - 1);
          for (const word of [0, -1]) {
            batch.levels[0] = level;
            batch.slots[0] = slot;
            batch.words[0] = word;
            lookUp(1, batch, undefined);
            const found = classAt(edges, pointOf(scales, level, slot, word), 0);
            const place = [
              batch.surnames[0],
              batch.given[0],
              batch.lows[0],
              (batch.lows[0] ?? 0) + (batch.widths[0] ?? 0),
            ];
            expect(place).toEqual([found.surname, found.given, found.low, found.high]);
            expect(Math.floor(found.low / slotWidth)).toBeLessThanOrEqual(slot);
          }
        }
      }
    }
  });
});
