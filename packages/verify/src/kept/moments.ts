import { civilFromDays } from '@populace/calendar';
import type { Arena, TimePrecision, Vector } from '@populace/core';
import { dateText, daysOfText, microsOfText, timeText } from './civil-text.ts';
import { ALL_DAYS } from './days.ts';
import { roomFor } from './growing.ts';
import { mixed } from './hash.ts';
import type { KeptValues } from './kept-column.ts';

interface MomentType {
  readonly kind: 'time' | 'timestamp' | 'timestamptz';
  readonly precision: TimePrecision;
}

const DIGITS = { s: 0, ms: 3, us: 6 } as const;

/** Times of day and points in time: days, and microseconds of the day; 12 bytes a row. */
export function keepMoments(type: MomentType, expected: number): KeptValues {
  const hasDay = type.kind !== 'time';
  let days = new Int32Array(hasDay ? expected : 0);
  let micros = new Float64Array(expected);
  const text = (row: number): string => {
    const time = timeText(micros[row], DIGITS[type.precision]);
    if (!hasDay) return time;
    return `${dateText(civilFromDays(days[row]))}T${time}${type.kind === 'timestamptz' ? 'Z' : ''}`;
  };
  return {
    type,
    form: `${type.kind} ${type.precision}`,
    put(row, value) {
      if (hasDay) days = roomFor(days, row);
      micros = roomFor(micros, row);
      if (value === null) return;
      if (hasDay) days[row] = daysOfText(value);
      micros[row] = microsOfText(value, hasDay ? 11 : 0);
    },
    text,
    hash: (row) => mixed(hasDay ? days[row] : 0, micros[row] / 1000),
    equals: (row, other, otherRow) => text(row) === other.text(otherRow),
    plan: (arena) => planMoments(type, arena, { days: (row) => days[row], micros: (row) => micros[row] }),
  };
}

interface Parts {
  days(row: number): number;
  micros(row: number): number;
}

function planMoments({ kind, precision }: MomentType, arena: Arena, parts: Parts): ReturnType<KeptValues['plan']> {
  const ms = arena.int32();
  const us = precision === 'us' ? { us: arena.int32() } : {};
  const days = kind === 'time' ? undefined : arena.int32();
  const vector: Vector =
    days === undefined
      ? { kind: 'time', ms, ...us, precision }
      : { kind: 'timestamp', days, ms, ...us, precision, zoned: kind === 'timestamptz', ...ALL_DAYS };
  return {
    vector,
    write(place, row) {
      const micros = parts.micros(row);
      if (days !== undefined) days[place] = parts.days(row);
      ms[place] = Math.floor(micros / 1000);
      if (us.us !== undefined) us.us[place] = micros % 1000;
    },
  };
}
