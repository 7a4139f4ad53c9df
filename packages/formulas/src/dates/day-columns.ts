import { withStates } from '../columns/buffers.ts';
import type { FormulaColumn, SpanColumn, TimestampColumn } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';

export function timestampOf(column: FormulaColumn | undefined): TimestampColumn {
  if (column?.kind === 'timestamp') return column;
  throw new TypeError(`A timestamp was expected, not ${column?.kind}.`);
}

export function spanOf(column: FormulaColumn | undefined): SpanColumn {
  if (column?.kind === 'span') return column;
  throw new TypeError(`A time or duration was expected, not ${column?.kind}.`);
}

/** The days of a date or timestamp. */
export function daysOf(column: FormulaColumn | undefined): Int32Array {
  if (column?.kind === 'date' || column?.kind === 'timestamp') return column.days;
  throw new TypeError(`A date was expected, not ${column?.kind}.`);
}

/** A date as the timestamp of its begin; a timestamp as it is. */
export function beginOfDay(column: FormulaColumn | undefined, { arena }: Room): TimestampColumn {
  if (column?.kind === 'timestamp') return column;
  const days = daysOf(column);
  return { kind: 'timestamp', days, micros: arena.float64().fill(0), ...withStates(column?.states) };
}
