import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** The rows of a table by the parent that each refers to, in the order in which they are numbered. 12 bytes a row, 4 a parent. */
export interface Family {
  /** The parent of each row; −1 for none. */
  readonly parents: Int32Array;
  /** Where the children of each parent begin among the members; one more entry than parents. */
  readonly starts: Int32Array;
  readonly members: Int32Array;
  /** Where a row stands among the members. */
  placeOf(row: number): number;
  /** The row before or after a row among those of its parent; −1 where there is none. */
  siblingOf(row: number, offset: -1 | 1): number;
}

const known = new WeakMap<LoadedTable, Family>();

/** The family of a table whose rows follow parents, made once; undefined where the files do not say it. */
export function familyOf(world: LoadedWorld, table: LoadedTable): Family | undefined {
  const made = known.get(table) ?? makeFamily(world, table);
  if (made !== undefined) known.set(table, made);
  return made;
}

function makeFamily(world: LoadedWorld, table: LoadedTable): Family | undefined {
  const { expected } = table;
  const { rows } = expected.model;
  const parent = rows.kind === 'per' ? world.table(rows.table) : undefined;
  const parents = world.followed(table, expected.follows);
  if (parent === undefined || parents === undefined || expected.follows.length === 0) return undefined;
  const starts = new Int32Array(parent.rowCount + 1);
  for (let row = 0; row < parents.length; row++) if (parents[row] >= 0) starts[parents[row] + 1]++;
  for (let at = 0; at < parent.rowCount; at++) starts[at + 1] += starts[at];
  const members = groupRows(parents, starts);
  sortMembers(members, starts, table);
  const places = new Int32Array(table.rowCount).fill(-1);
  for (let at = 0; at < members.length; at++) places[members[at]] = at;
  return {
    parents,
    starts,
    members,
    placeOf: (row) => places[row],
    siblingOf(row, offset) {
      const [own, place] = [parents[row], places[row] + offset];
      return own >= 0 && place >= starts[own] && place < starts[own + 1] ? members[place] : -1;
    },
  };
}

/** The rows of each parent one after the other, in the order of the file. */
function groupRows(parents: Int32Array, starts: Int32Array): Int32Array {
  const next = starts.slice();
  const members = new Int32Array(starts[starts.length - 1]);
  for (let row = 0; row < parents.length; row++) if (parents[row] >= 0) members[next[parents[row]]++] = row;
  return members;
}

/** Children that are spread over the table are numbered in another order than that of the file. */
function sortMembers(members: Int32Array, starts: Int32Array, { expected, rowCount, firstRow }: LoadedTable): void {
  const { rows } = expected.model;
  if (expected.places === undefined || (rows.kind === 'per' && !rows.shuffle)) return;
  // Rows beyond those that the schema leads to have no number; they stand behind the others.
  const planned = Math.min(rowCount, expected.rowCount - firstRow);
  const numbers = new Float64Array(rowCount).fill(Number.POSITIVE_INFINITY);
  expected.places(
    Float64Array.from({ length: planned }, (_, row) => firstRow + row),
    numbers,
  );
  for (let parent = 0; parent + 1 < starts.length; parent++) {
    if (starts[parent + 1] - starts[parent] > 1)
      members.subarray(starts[parent], starts[parent + 1]).sort((a, b) => numbers[a] - numbers[b] || a - b);
  }
}
