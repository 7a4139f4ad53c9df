import type { FormulaColumn } from '../columns/formula-column.ts';
import type { Frame, Gathered } from '../columns/frame.ts';
import type { Collector } from '../columns/kernel.ts';
import type { Literal, Span } from '../syntax/expression.ts';
import type { FormulaType } from '../types/formula-type.ts';

/** The kernel of a call that knows all that is settled about it. */
export type PlannedCall = (columns: readonly FormulaColumn[], frame: Frame) => FormulaColumn;

interface Typed {
  readonly type: FormulaType;
  /** Whether it may be null in some row. */
  readonly isNullable: boolean;
}

/** A formula whose names and types are known: what is planned. A tree, but that one node may stand in several places. */
export type TypedExpression =
  | (Typed & { readonly kind: 'constant'; readonly value: Literal; readonly at: Span })
  /** A column of the row itself, which is of `table`. */
  | (Typed & { readonly kind: 'column'; readonly table: string; readonly name: string })
  /** Something of the row that a reference of a row of `table` leads to. */
  | (Typed & {
      readonly kind: 'parent';
      readonly table: string;
      readonly reference: string;
      readonly of: TypedExpression;
    })
  /** Something of the row before or after. */
  | (Typed & { readonly kind: 'sibling'; readonly offset: -1 | 1; readonly of: TypedExpression })
  /** Within what is gathered: something of the row that gathers. */
  | (Typed & { readonly kind: 'outer'; readonly of: TypedExpression })
  | (Typed & {
      readonly kind: 'call';
      readonly args: readonly TypedExpression[];
      /** The types that the arguments are brought to; undefined where one is handed on as it is. */
      readonly takes: readonly (FormulaType | undefined)[];
      readonly plan: PlannedCall;
    })
  | (Typed & {
      readonly kind: 'gather';
      readonly from: Gathered;
      /** The condition that rows fulfil which count; absent where all do. */
      readonly kept: TypedExpression | undefined;
      /** What is taken of each; absent where rows are counted. */
      readonly value: TypedExpression | undefined;
      readonly collect: Collector;
      readonly args: readonly TypedExpression[];
    })
  /** What is made of the elements of a written list. */
  | (Typed & {
      readonly kind: 'fold';
      readonly items: readonly TypedExpression[];
      readonly itemType: FormulaType;
      /** The elements as they are written, whose faults are faults of all. */
      readonly source: readonly TypedExpression[];
      /** Conditions by element; absent where all count. */
      readonly kept: readonly (TypedExpression | undefined)[];
      readonly collect: Collector;
      readonly args: readonly TypedExpression[];
    })
  | (Typed & { readonly kind: 'list'; readonly items: readonly TypedExpression[] })
  | (Typed & { readonly kind: 'rowNumber' | 'now' | 'seed' });
