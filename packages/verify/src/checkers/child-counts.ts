import { counted, countWords } from '@populace/core';
import type { ChildCount, ChildRows } from '@populace/schema';
import type { TableNotes } from '../findings/notebook.ts';
import type { LoadedTable } from '../loading/loaded.ts';
import { type Checker, defineChecker } from './define-checker.ts';

/** Each parent has as many rows as `count` allows. Counts by a formula are compared by `count-formulas`. */
export const childCounts: Checker = defineChecker({
  id: 'child-counts',
  conclude(table, world, notes) {
    const { rows } = table.expected.model;
    if (rows.kind !== 'per' || rows.count.formula !== undefined) return;
    const parent = world.table(rows.table);
    const what = `rows per ${rows.table}`;
    if (table.expected.follows.length === 0) return notes.skip(what, 'no column refers to the parent');
    const found = table.isWhole ? world.followed(table, table.expected.follows) : undefined;
    if (found === undefined || parent === undefined)
      return notes.skip(what, 'which row belongs to which parent is not in the files');
    const { targets } =
      table.expected.references.find(({ columns }) => `${columns}` === `${table.expected.follows}`) ?? {};
    if (targets !== undefined && world.index(parent, targets, 'value').repeatedCount > 0) {
      return notes.skip(what, `${targets.join(', ')} of ${rows.table} is the same in several rows`);
    }
    compareCounts({ table, parent, rows, counts: countChildren(found, parent.rowCount) }, notes);
  },
});

/** How many rows refer to each parent. */
export function countChildren(parents: Int32Array, parentCount: number): Int32Array {
  const counts = new Int32Array(parentCount);
  for (let row = 0; row < parents.length; row++) if (parents[row] >= 0) counts[parents[row]]++;
  return counts;
}

interface Counted {
  readonly table: LoadedTable;
  readonly parent: LoadedTable;
  readonly rows: ChildRows;
  readonly counts: Int32Array;
}

function compareCounts({ table, parent, rows, counts }: Counted, notes: TableNotes): void {
  const { least, most, isAllowed, words } = allowedCounts(rows.count);
  const what = `rows per ${rows.table}`;
  let [min, max, sum, wrong] = [Number.POSITIVE_INFINITY, 0, 0, 0];
  for (let row = 0; row < counts.length; row++) {
    const count = counts[row];
    if (count < min) min = count;
    if (count > max) max = count;
    sum += count;
    if (count >= least && count <= most && isAllowed(count)) continue;
    wrong++;
    const message = (): string =>
      `the row of ${rows.table} has ${counted(count, 'row')} of ${table.expected.name}, but ${words} is asked`;
    notes.add('verify/child-count', what, () => parent.spot(row), message);
  }
  const mean = counts.length === 0 ? 0 : sum / counts.length;
  const range =
    counts.length === 0 ? 'no parents' : `${countWords(min)} to ${countWords(max)}, ${mean.toFixed(2)} on average`;
  notes.compare({ checker: 'child-counts', what, asked: words, found: range, isMet: wrong === 0 });
}

interface AllowedCounts {
  readonly least: number;
  readonly most: number;
  isAllowed(count: number): boolean;
  readonly words: string;
}

function allowedCounts({ min, max, distribution }: ChildCount): AllowedCounts {
  const any = (): boolean => true;
  if (distribution === undefined) {
    const words = min === max ? countWords(min) : `${countWords(min)} to ${countWords(max)}`;
    return { least: min, most: max, isAllowed: any, words };
  }
  if (typeof distribution === 'string') return { least: 0, most: max, isAllowed: any, words: distribution };
  switch (distribution.kind) {
    case 'weighted': {
      const values = new Set(distribution.values.filter(({ weight }) => weight > 0).map(({ value }) => value));
      const words = `one of ${[...values].join(', ')}`;
      return { least: 0, most: max, isAllowed: (count) => values.has(count), words };
    }
    case 'zipf':
      return { least: 1, most: distribution.max, isAllowed: any, words: `zipf, 1 to ${countWords(distribution.max)}` };
    case 'histogram': {
      const [first = 0] = distribution.edges;
      const last = distribution.edges.at(-1) ?? max;
      return { least: Math.ceil(first), most: Math.floor(last), isAllowed: any, words: `${first} to ${last}` };
    }
    case 'poisson':
      return { least: 0, most: max, isAllowed: any, words: `poisson ${distribution.mean}` };
    default:
      return { least: 0, most: max, isAllowed: any, words: distribution.kind };
  }
}
