import type { Sum } from '../sums/sum-book.ts';

/** Which rows of a table are the children of which rows of its parent. */
export interface ChildRelation {
  /** The parent table. */
  readonly table: string;
  /** How many children there are: the rows of the table. */
  readonly rowCount: number;
  /** How many children the parent with most of them has. */
  readonly greatest: number;
  /** Whether all parents have as many, so that nothing has to be added up. */
  readonly isEqual: boolean;
  /** What adds up the numbers of children parent by parent, which takes long where there are many; absent where nothing has to. */
  readonly sum: (() => Sum) | undefined;
  /** Whether the children of a parent are rows one after another, in the order of parents. */
  readonly isInOrder: boolean;
  /** How many each parent is sure to have. */
  readonly least: number;
  /** How many a parent could have at most, known without counting; Infinity where nothing says so. */
  readonly bound: number;
  /** How many a parent has on average, from a sample where they are added up by a formula; undefined where no sample is at hand. */
  average(): number | undefined;
  /** The children of a parent: their places in the order of parents. */
  childrenOf(parent: number): ChildPlaces;
  /** The row of the child at a place in the order of parents. */
  rowAt(place: number): number;
  /** Writes, for the first n children (row numbers), the row of the parent and the place among its children, from 0. */
  find(n: number, children: Float64Array, parents: Float64Array, places: Float64Array): void;
}

/** Children that stand one after the other in the order of parents. */
export interface ChildPlaces {
  readonly first: number;
  readonly count: number;
}
