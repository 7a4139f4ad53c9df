import type { TakenRows } from '../recipe/recipe.ts';
import { shareOf, weightBefore } from './class-pieces.ts';
import type { LevelLadder } from './level-ladder.ts';
import { firstNumber, type LevelNumbers, levelNumbers } from './level-numbers.ts';
import type { NameBatch } from './name-batch.ts';
import { edgeOf, type NameEdges } from './name-edges.ts';
import { classHash, rotated } from './rotation.ts';
import type { ShownGroups } from './shown-groups.ts';
import type { ShownNames } from './shown-names.ts';

/** Writes the number of each row of a batch that has been placed, or of those taken, as it is written: rotated, 0 for none. */
export type NumberStep = (n: number, batch: NameBatch, numbers: Float64Array, taken?: TakenRows) => void;

/** Returns the plain loop where every class shown is one interval, else the one that walks pieces. */
export function createNumberStep(edges: NameEdges, ladder: LevelLadder, { surnames, given }: ShownNames): NumberStep {
  const scales = levelNumbers(ladder);
  const isPlain = [surnames, given].every(({ runs }) =>
    runs.every((list) => list.length === 1 && list[0].to - list[0].from === 1),
  );
  return isPlain ? createPlainNumbers(surnames, given, scales) : createPieceNumbers(edges, surnames, given, scales);
}

/** Returns the loop for classes that are one interval each: what a style shows is the pair of classes itself. */
export function createPlainNumbers(surnames: ShownGroups, given: ShownGroups, numbers: LevelNumbers): NumberStep {
  const surnameGroups = surnames.groupOf;
  const givenGroups = given.groupOf;
  return (n, batch, out, taken) => {
    const { levels, slots, lows, widths } = batch;
    for (let row = 0; row < n; row++) {
      if (taken !== undefined && taken.choice[row] !== taken.option) continue;
      const level = levels[row];
      // The place in the interval first: first number + slot can exceed 2^53 and would be rounded.
      const inClass = slots[row] - Math.floor(lows[row] * numbers.slots[level]);
      const number = firstNumber(numbers, level, widths[row], 1) + inClass;
      out[row] = rotated(number, classHash(surnameGroups[batch.surnames[row]], givenGroups[batch.given[row]]));
    }
  };
}

/** Returns the loop for classes of any number of pieces. The runs of a group are walked; they are few but for odd unions. */
export function createPieceNumbers(
  edges: NameEdges,
  surnames: ShownGroups,
  given: ShownGroups,
  numbers: LevelNumbers,
): NumberStep {
  const { spans, spanOf } = edges;
  const surnameRuns = flatRuns(surnames);
  const givenRuns = flatRuns(given);

  return (n, batch, out, taken) => {
    for (let row = 0; row < n; row++) {
      if (taken !== undefined && taken.choice[row] !== taken.option) continue;
      const level = batch.levels[row];
      const i = batch.surnames[row];
      const g = batch.given[row];
      const surnameGroup = surnames.groupOf[i];
      const givenGroup = given.groupOf[g];
      let weight = 0;
      let pieces = 0;
      let low = 0;
      let before = 0;
      let place = 0;
      for (let a = surnameRuns.starts[surnameGroup]; a < surnameRuns.starts[surnameGroup + 1]; a++) {
        const from = surnameRuns.from[a];
        const to = surnameRuns.to[a];
        const span = spanOf[from];
        for (let b = givenRuns.starts[givenGroup]; b < givenRuns.starts[givenGroup + 1]; b++) {
          if (givenRuns.span[b] !== span) continue;
          const givenFrom = givenRuns.from[b];
          const givenTo = givenRuns.to[b];
          const isHere = i >= from && i < to && g >= givenFrom && g < givenTo;
          if (to - from === 1 || (givenFrom === spans[span].givenFrom && givenTo === spans[span].givenTo)) {
            const first = edgeOf(edges, from, givenFrom);
            if (isHere) {
              low = first;
              before = weight;
              place = pieces;
            }
            weight += edgeOf(edges, to - 1, givenTo) - first;
            pieces++;
            continue;
          }
          const share = shareOf(edges, givenFrom, givenTo);
          if (isHere) {
            low = edgeOf(edges, i, givenFrom);
            before = weight + weightBefore(edges, from, i, share);
            place = pieces + (i - from);
          }
          weight += weightBefore(edges, from, to, share);
          pieces += to - from;
        }
      }
      const scale = numbers.slots[level];
      const start = firstNumber(numbers, level, weight, pieces) + Math.floor(before * scale) + 2 * place;
      // The place in the piece first: start + slot can exceed 2^53 and would be rounded.
      const inPiece = batch.slots[row] - Math.floor(low * scale);
      out[row] = rotated(start + inPiece, classHash(surnameGroup, givenGroup));
    }
  };
}

/** The runs of all groups, one group after the other, without objects. */
function flatRuns({ runs }: ShownGroups): Record<'starts' | 'span' | 'from' | 'to', Int32Array> {
  const all = runs.flat();
  const starts = new Int32Array(runs.length + 1);
  for (const [group, list] of runs.entries()) starts[group + 1] = starts[group] + list.length;
  return {
    starts,
    span: Int32Array.from(all, (run) => run.span),
    from: Int32Array.from(all, (run) => run.from),
    to: Int32Array.from(all, (run) => run.to),
  };
}
