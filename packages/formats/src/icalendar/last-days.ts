import type { Column } from '@populace/core';
import { maskedColumn } from '../shared/columnar/masked-column.ts';
import { planNumbers } from '../shared/columnar/numbers.ts';

/** The days that events end on, without those that say nothing. */
export interface LastDays {
  readonly column: Column;
  /** Makes the first `n` rows of the columns as they stand ready. */
  prepare(n: number): void;
}

/**
 * Leaves out each end on the day of its start: DTEND is the day after the last (RFC 5545, section 3.8.2.2), and without it an event has its
 * first day alone (section 3.6.1).
 */
export function planLastDays(start: Column, end: Column, rows: number): LastDays {
  const type = { kind: 'date' } as const;
  const [starts, ends] = [start, end].map((column) => planNumbers({ ...column, type, rows }));
  const valid = new Uint8Array(rows);
  return {
    column: maskedColumn(end, valid),
    prepare(n) {
      starts.fill(n);
      ends.fill(n);
      for (let row = 0; row < n; row++) valid[row] = starts.lo[row] === ends.lo[row] ? 0 : 1;
    },
  };
}
