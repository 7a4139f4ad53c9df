import { counted, countWords } from '@populace/recipes';
import type { ChildRows } from '@populace/schema';
import type { TableNotes } from '../findings/notebook.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import type { LoadedTable } from '../loading/loaded.ts';
import { allowedCounts } from '../statistics/allowed-counts.ts';

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
  if (rows.count.distribution !== undefined)
    notes.skip(what, 'how often parents have each number of rows is not compared with its distribution');
  notes.compare({ checker: 'child-counts', what, asked: words, found: range, isMet: wrong === 0 });
}
