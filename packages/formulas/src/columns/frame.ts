import type { Moment } from '@populace/calendar';
import type { Arena, Dictionary, Vector } from '@populace/core';
import type { Step } from '@populace/recipes';

/** Where columns are computed: memory, and what is run for each batch. */
export interface Room {
  readonly arena: Arena;
  /** Registers what is run for each batch, with the number of its rows. Order is that of registering. */
  step(step: Step): void;
}

/**
 * Rows of one table, a batch at a time, for which a formula is computed: what the typed tree asks of whoever plans the rows. All arrays
 * have an entry a row, filled by steps that were registered before.
 */
export interface Frame extends Room {
  /** The values of a column of the table. */
  column(name: string): Vector;
  /**
   * Between which whole numbers the values of a column lie, where that is known and its vector does not say it: by them numbers of two
   * words, such as those of sequences, are computed with as doubles. Multiples of the column's scale; values do not depend on it.
   */
  bounds?(name: string): { readonly min: number; readonly max: number } | undefined;
  /** The row numbers. */
  rowNumbers(): Float64Array;
  /** The rows that a reference leads to, one for each row of this frame; `states` is NULL where it leads to none. */
  parent(reference: string): FollowedFrame;
  /** The rows before or after each among the children of its parent; NULL at the ends. */
  sibling(offset: -1 | 1): FollowedFrame;
  /**
   * Gathers the children of each row, or, for `siblings`, the children of the row's own parent from the first up to the row itself.
   * `each` plans what is computed for a batch of them and returns what takes them in; both are called once, while planning.
   */
  gather(asked: AskedRows, each: (children: ChildFrame) => Gathering): void;
  /** Two random words a row, of the cell's own stream; each draw has a name. */
  words(draw: string): readonly [Int32Array, Int32Array];
  /** What `now` means, and the seed's text. */
  readonly now: Moment;
  readonly seed: string;
  /** The texts of a column of a table of the locale; of a row's own where rows are planned by locale. */
  table(name: string, column: string): Dictionary;
  /** What the formula's faults are told with. */
  readonly where: string;
}

export interface FollowedFrame extends Frame {
  readonly states?: Uint8Array | undefined;
}

/** Whose rows are gathered. */
export type Gathered =
  | { readonly kind: 'children'; readonly table: string; readonly reference: string }
  | { readonly kind: 'siblings' };

/** Rows that are gathered, and whether what is made of them depends on who gathers them by more than which they are. */
export type AskedRows = Gathered & { readonly asksOwner: boolean };

/** Children of several rows, one after the other: those of the first row, then those of the second. */
export interface ChildFrame extends Frame {
  /** For each child of the batch, the place of its owner among the rows that gather. */
  readonly owners: Int32Array;
  /** For each child, the owner from which its own goes on before it takes the child in; below 0 where there is none. */
  readonly origins?: Int32Array;
}

/** Memory for something about owners that are gathering, an entry each. */
export type Lane = Float64Array | Int32Array | Uint8Array | BigInt64Array | bigint[];

/** Takes children in. Kept for the life of the plan, so it allocates nothing a row. */
export interface Gathering {
  /** Before the children of a batch of n owners. */
  begin(n: number): void;
  /** Takes in the m children that stand in the frame: each with its owner, in order. */
  take(m: number): void;
  /** After the last child. */
  end(n: number): void;
  /**
   * Makes an owner go on from where another stands, which then takes in no more. It can be one beyond the rows of the frame, which stays
   * as it is from batch to batch.
   */
  carry(from: number, to: number): void;
  /** All that is known of owners before the end, by which it can be put aside; absent where that has no fixed size. */
  readonly lanes?: readonly Lane[] | undefined;
}
