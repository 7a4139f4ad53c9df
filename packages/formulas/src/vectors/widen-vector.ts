import type { LogicalType, Vector } from '@populace/core';
import type { TakenRows } from '@populace/recipes';
import { convertColumn } from '../columns/convert-column.ts';
import type { Frame } from '../columns/frame.ts';
import { readVector } from '../columns/read-vector.ts';
import { formulaTypeOf } from '../types/formula-type.ts';
import { writeColumn } from './write-column.ts';

/** Between which types values are brought, and the rows for which they must fit; all if absent. */
export interface Widening {
  readonly from: LogicalType;
  readonly to: LogicalType;
  readonly taken?: TakenRows | undefined;
}

/** Brings values to a type that is wide enough for them, as formulas do: whole numbers to decimals, decimals to finer ones, both to floats. */
export function widenVector(vector: Vector, { from, to, taken }: Widening, frame: Frame): Vector {
  const [given, wanted] = [formulaTypeOf(from), formulaTypeOf(to)];
  return writeColumn(convertColumn(readVector(vector, given, frame), given, wanted, frame), to, frame, taken);
}
