import { fitsType, isNested, type ProblemList, quote, spelledType } from '@populace/core';
import type { ColumnModel } from '@populace/schema';
import type { PlannedColumn } from '../../model/column.ts';

/** Adds that the value which stands where a locale lacks one is not of the column's type. */
export function checkMissing(
  { missing, missingPlace }: ColumnModel,
  { name, type }: PlannedColumn,
  problems: ProblemList,
): void {
  if (missing?.kind !== 'value' || missing.text === null) return;
  const message = isNested(type)
    ? `missing of ${quote(name)} must be error or null, since it has lists or structures`
    : `missing of ${quote(name)} is ${quote(missing.text)}, which is not ${spelledType(type)}; write null, or a value of that type`;
  if (isNested(type) || !fitsType(missing.text, type)) problems.add('schema/type-mismatch', missingPlace, message);
}
