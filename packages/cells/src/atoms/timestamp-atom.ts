import type { TimestampVector } from '@populace/core';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { dateAtom } from './date-atom.ts';
import { createDateTable, type DateTable, minuteSlots, twoDigitSlots } from './date-table.ts';
import { fractionWriter, TIME_BYTES, timeAtom } from './time-atom.ts';

/**
 * Points in time as `YYYY-MM-DDTHH:MM:SS` (ISO 8601) with the precision's digits and `Z` where zoned, and `after` (ASCII, at
 * most 5 characters).
 */
export function timestampAtom(vector: TimestampVector, after: string): Atom {
  const { days, ms, us, precision, min, max } = vector;
  const end = (vector.zoned ? 'Z' : '') + after;
  const maxBytes = 11 + TIME_BYTES[precision] + end.length;
  const table = createDateTable(min, max);
  if (table !== undefined)
    return { maxBytes, site: CALL_SITE.timestamp, bind: (output) => tabledTimestamp(vector, table, end, output) };
  const date = dateAtom({ kind: 'date', days, min, max }, 'T');
  const time = timeAtom({ kind: 'time', ms, precision, ...(us === undefined ? {} : { us }) }, end);
  return {
    maxBytes,
    site: CALL_SITE.shared,
    bind(output) {
      const writeDate = date.bind(output);
      const writeTime = time.bind(output);
      return (row, at) => writeTime(row, writeDate(row, at));
    },
  };
}

function tabledTimestamp(vector: TimestampVector, table: DateTable, end: string, { view }: Output): CellWriter {
  const { days, ms, us, min, precision } = vector;
  const { places, months } = table;
  const isWhole = precision === 's';
  const dates = twoDigitSlots(32, 'T');
  const minutes = minuteSlots();
  const seconds = twoDigitSlots(60, isWhole ? end : '');
  const writeFraction = fractionWriter(view, us, end);
  const length = 19 + end.length;
  return (row, at) => {
    const place = places[days[row] - min];
    view.setFloat64(at, months[place >> 5], true);
    view.setFloat64(at + 8, dates[place & 31], true);
    const second = (ms[row] / 1000) | 0;
    const minute = (second / 60) | 0;
    view.setFloat64(at + 11, minutes[minute], true);
    view.setFloat64(at + 17, seconds[second - minute * 60], true);
    return isWhole ? at + length : writeFraction(row, at + 19, ms[row] - second * 1000);
  };
}
