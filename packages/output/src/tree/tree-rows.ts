import { type EncoderRun, TREE_ROW_END } from '@populace/cells';
import type { ChildRelation, TableRun } from '@populace/engine';

/** A table of a tree, planned: what reads its rows one after another, and the tables within it. */
export interface TreeTable {
  readonly name: string;
  readonly rowCount: number;
  /** How its rows belong to those of the table around it; undefined for the outermost. */
  readonly relation: ChildRelation | undefined;
  readonly run: TableRun;
  readonly encoding: EncoderRun;
}

/** Reads the rows of a table of a tree in the order in which they stand in it. */
export interface TreeRowReader {
  /** Goes on to the next row. Returns its number. */
  next(): number;
  /** The bytes of that row, valid until the next call of `next`. */
  bytes(): Uint8Array;
}

/** Row numbers in the order in which they stand in a tree. */
type RowOrder = () => Iterator<number>;

/** Returns the order of the rows of the last table of a path that begins with the outermost one. */
export function treeOrder(path: readonly Pick<TreeTable, 'relation' | 'rowCount'>[]): RowOrder {
  const [{ rowCount, relation }, ...around] = path.toReversed();
  // Where no table on the way is shuffled, rows stand in the order that they have in their table.
  if (relation === undefined || path.every((one) => one.relation?.isInOrder ?? true)) return () => numbersTo(rowCount);
  const outer = treeOrder(around.toReversed());
  return () => childrenOf(relation, outer());
}

function* numbersTo(end: number): Generator<number> {
  for (let row = 0; row < end; row++) yield row;
}

function* childrenOf({ childrenOf: of, rowAt }: ChildRelation, parents: Iterator<number>): Generator<number> {
  for (let parent = parents.next(); parent.done !== true; parent = parents.next()) {
    const { first, count } = of(parent.value);
    for (let place = 0; place < count; place++) yield rowAt(first + place);
  }
}

/** Creates the reader of a table's rows: it fills them batch by batch and cuts what is encoded into rows. */
export function createTreeRowReader({ run, encoding }: TreeTable, order: RowOrder): TreeRowReader {
  const rows = order();
  const batch = new Float64Array(run.batchRows);
  let [count, at] = [0, -1];
  let encoded: Uint8Array = new Uint8Array();
  let [begin, end] = [0, -1];
  const fill = (): void => {
    count = takeRows(rows, batch);
    const list = batch.subarray(0, count);
    if (isRange(list)) run.fillRange(list[0], count);
    else run.fillList(list);
    encoded = encoding.encode(count, false);
    [at, end] = [0, -1];
  };
  return {
    next() {
      at++;
      if (at >= count) fill();
      begin = end + 1;
      end = encoded.indexOf(TREE_ROW_END, begin);
      return batch[at];
    },
    bytes: () => encoded.subarray(begin, end),
  };
}

/** Whether rows stand one after another in their table. */
function isRange(rows: Float64Array): boolean {
  return rows.every((row, place) => row === rows[0] + place);
}

/** Fills a list with the next rows. Returns how many there were. */
function takeRows(rows: Iterator<number>, list: Float64Array): number {
  let count = 0;
  while (count < list.length) {
    const row = rows.next();
    if (row.done === true) break;
    list[count++] = row.value;
  }
  return count;
}
