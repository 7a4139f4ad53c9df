import type { DateVector } from '@populace/core';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { createDateTable, type DateTable, monthWords, packDay, twoDigitSlots } from './date-table.ts';
import { numberTable } from './number-table.ts';

/** Days as `YYYY-MM-DD` (ISO 8601), and `after` (ASCII, at most 6 characters). */
export function dateAtom(vector: DateVector, after: string): Atom {
  const table = createDateTable(vector.min, vector.max);
  return {
    maxBytes: 10 + after.length,
    site: table === undefined ? CALL_SITE.shared : CALL_SITE.date,
    bind: (output) =>
      table === undefined ? computedDate(vector, after, output) : tabledDate(vector, table, after, output),
  };
}

function tabledDate(
  { days, min }: DateVector,
  { places, months }: DateTable,
  after: string,
  { view }: Output,
): CellWriter {
  const ends = twoDigitSlots(32, after);
  const length = 10 + after.length;
  return (row, at) => {
    const place = places[days[row] - min];
    view.setFloat64(at, months[place >> 5], true);
    view.setFloat64(at + 8, ends[place & 31], true);
    return at + length;
  };
}

/** Where the range is too wide for a table. */
function computedDate({ days }: DateVector, after: string, { view }: Output): CellWriter {
  const { digits } = numberTable();
  const months = monthWords();
  const ends = twoDigitSlots(32, after);
  const length = 10 + after.length;
  return (row, at) => {
    const packed = packDay(days[row]);
    view.setInt32(at, digits[packed >> 9], true);
    view.setInt32(at + 4, months[(packed >> 5) & 15], true);
    view.setFloat64(at + 8, ends[packed & 31], true);
    return at + length;
  };
}
