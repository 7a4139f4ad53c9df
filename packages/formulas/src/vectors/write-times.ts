import { daysFromCivil } from '@populace/calendar';
import type { LogicalType, TimePrecision } from '@populace/core';
import type { FormulaColumn } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Written } from './written.ts';

/** Years are 0001 to 9999. */
export const FIRST_DAY: number = daysFromCivil({ year: 1, month: 1, day: 1 });
export const LAST_DAY: number = daysFromCivil({ year: 9999, month: 12, day: 31 });

/** Writes dates, timestamps and times of day; what is finer than the type is dropped. Undefined for others. */
export function writeTimes(column: FormulaColumn, type: LogicalType, room: Room): Written | undefined {
  if (column.kind === 'date') {
    return { vector: { kind: 'date', days: column.days, min: FIRST_DAY, max: LAST_DAY }, states: column.states };
  }
  if (column.kind === 'timestamp' && (type.kind === 'timestamp' || type.kind === 'timestamptz')) {
    const { precision } = type;
    const zoned = type.kind === 'timestamptz';
    const { days, states } = column;
    const parts = splitMicros(column.micros, precision, room);
    const range = { min: FIRST_DAY, max: LAST_DAY };
    return { vector: { kind: 'timestamp', days, ...parts, precision, zoned, ...range }, states };
  }
  if (column.kind === 'span' && type.kind === 'time') {
    const { precision } = type;
    const parts = splitMicros(column.micros, precision, room);
    return { vector: { kind: 'time', ...parts, precision }, states: column.states };
  }
  return undefined;
}

function splitMicros(micros: Float64Array, precision: TimePrecision, room: Room) {
  const ms = room.arena.int32();
  const us = precision === 'us' ? room.arena.int32() : undefined;
  const unit = precision === 's' ? 1000 : 1;
  room.step((n) => {
    for (let i = 0; i < n; i++) ms[i] = Math.floor(micros[i] / (1000 * unit)) * unit;
    if (us !== undefined) for (let i = 0; i < n; i++) us[i] = micros[i] % 1000;
  });
  return us === undefined ? { ms } : { ms, us };
}
