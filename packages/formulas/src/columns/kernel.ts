import type { Literal } from '../syntax/expression.ts';
import type { FormulaType } from '../types/formula-type.ts';
import type { FormulaColumn } from './formula-column.ts';
import type { ChildFrame, Frame, Gathering } from './frame.ts';

/** An argument as its function sees it, before it was brought to what the parameter takes. */
export interface Argument {
  readonly type: FormulaType;
  readonly isNullable: boolean;
  /** Its value, where it is written out. */
  readonly constant: Literal | undefined;
  /** The elements of a list that is written out. */
  readonly items: readonly Argument[];
}

/** One call, as its kernel sees it. */
export interface CallPlan {
  readonly type: FormulaType;
  readonly args: readonly Argument[];
  /** The name of the cell's own draw, for functions that draw. */
  readonly draw: string;
}

/** Plans a call: the columns of its arguments become the column of its result. */
export type Kernel = (columns: readonly FormulaColumn[], frame: Frame, call: CallPlan) => FormulaColumn;

/** What a collector plans with. */
export interface Collecting {
  /** The rows that gather. */
  readonly owner: Frame;
  readonly children: ChildFrame;
  /** What is taken of each child; undefined where children are counted. */
  readonly value: FormulaColumn | undefined;
  /** Whether a child counts, as a column of conditions; absent where all do. Faults of it are those of its owner. */
  readonly kept: FormulaColumn | undefined;
  readonly args: readonly FormulaColumn[];
  readonly type: FormulaType;
}

/** Plans what takes children in, and the column that it fills: an entry for each row that gathers. */
export type Collector = (at: Collecting) => { readonly gathering: Gathering; readonly column: FormulaColumn };
