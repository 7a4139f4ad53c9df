import { createRowSet, setRange } from '@populace/core';
import { createNameBatch } from './name-batch.ts';
import type { NameLevels } from './name-levels.ts';
import type { NameView } from './name-view.ts';

/** What tests and benchmarks look at, for many rows: classes, and the written numbers of a view. */
export interface SampleRun {
  readonly surnames: Int32Array;
  readonly given: Int32Array;
  readonly numbers: Float64Array;
}

const BATCH = 512;

/** Runs the rows [from, from + count) in batches. */
export function runSample(levels: NameLevels, view: NameView, from: number, count: number): SampleRun {
  const rows = createRowSet(BATCH);
  const batch = createNameBatch(BATCH);
  const run = { surnames: new Int32Array(count), given: new Int32Array(count), numbers: new Float64Array(count) };
  for (let done = 0; done < count; done += BATCH) {
    const n = Math.min(BATCH, count - done);
    setRange(rows, from + done, n);
    levels.fill(rows, batch);
    run.surnames.set(batch.surnames.subarray(0, n), done);
    run.given.set(batch.given.subarray(0, n), done);
    view.fill(n, batch, run.numbers.subarray(done, done + n));
  }
  return run;
}

/** Returns how many rows of a run show the same class and number as another. */
export function countDuplicates(view: NameView, { surnames, given, numbers }: SampleRun): number {
  const groups = view.given.runs.length;
  const pairs = new Map<number, number>();
  const keys = Float64Array.from(surnames, (surname, row) => {
    const pair = view.surnames.groupOf[surname] * groups + view.given.groupOf[given[row]];
    let short = pairs.get(pair);
    if (short === undefined) {
      short = pairs.size;
      pairs.set(pair, short);
    }
    // Fewer than 2^23 classes and numbers below 2^30, checked here, are told apart in one double.
    if (short >= 2 ** 23 || numbers[row] >= 2 ** 30) throw new RangeError('too many to compare');
    return short * 2 ** 30 + numbers[row];
  });
  keys.sort();
  let duplicates = 0;
  for (let at = 1; at < keys.length; at++) if (keys[at] === keys[at - 1]) duplicates++;
  return duplicates;
}
