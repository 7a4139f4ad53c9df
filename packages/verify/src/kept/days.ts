import { civilFromDays } from '@populace/calendar';
import type { LogicalType } from '@populace/core';
import { dateText, daysOfText } from './civil-text.ts';
import { roomFor } from './growing.ts';
import { mixed } from './hash.ts';
import type { KeptValues } from './kept-column.ts';

/** The first and the last day of the years 0001 to 9999. */
export const ALL_DAYS: { readonly min: number; readonly max: number } = { min: -719_162, max: 2_932_896 };

/** Dates as days: 4 bytes a row. */
export function keepDays(type: LogicalType, expected: number): KeptValues {
  let days = new Int32Array(expected);
  const text = (row: number): string => dateText(civilFromDays(days[row]));
  return {
    type,
    form: 'date',
    put(row, value) {
      days = roomFor(days, row);
      if (value !== null) days[row] = daysOfText(value);
    },
    text,
    hash: (row) => mixed(days[row], 0),
    equals: (row, other, otherRow) => text(row) === other.text(otherRow),
    plan(arena) {
      const values = arena.int32();
      return {
        vector: { kind: 'date', days: values, ...ALL_DAYS },
        write(place, row) {
          values[place] = days[row];
        },
      };
    },
  };
}
