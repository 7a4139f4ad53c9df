import { CodedError, type Column, type Vector } from '@populace/core';
import { FIRST_DAY, LAST_DAY } from './atoms/date-table.ts';

/**
 * Checks that all dates have a text.
 * @throws CodedError `format/cannot-hold` for dates outside of the years 1 to 9999, which ISO 8601 writes by agreement only.
 */
export function checkRanges(columns: readonly Column[]): void {
  for (const { name, vector } of columns) checkDays(name, vector);
}

function checkDays(name: string, vector: Vector): void {
  if (vector.kind === 'parts') {
    for (const part of vector.parts) checkDays(name, part);
  }
  if (vector.kind === 'mixed') {
    for (const option of vector.options) checkDays(name, option.vector);
  }
  if (vector.kind === 'list') checkDays(name, vector.item.vector);
  if (vector.kind === 'struct') for (const member of vector.members) checkDays(name, member.vector);
  if (vector.kind !== 'date' && vector.kind !== 'timestamp') return;
  if (vector.min >= FIRST_DAY && vector.max <= LAST_DAY) return;
  throw new CodedError(
    'format/cannot-hold',
    `The dates of column ${JSON.stringify(name)} reach beyond the years 1 to 9999; narrow their range.`,
  );
}
