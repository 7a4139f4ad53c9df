import { civilFromDays } from '@populace/calendar';
import type { LogicalType } from '@populace/core';

/** A text of ours with its time to the microsecond. */
export function toMicroseconds(text: string | null, { type }: { readonly type: LogicalType }): string | null {
  if (text === null || (type.kind !== 'time' && type.kind !== 'timestamp' && type.kind !== 'timestamptz')) return text;
  const [, whole = '', fraction = '', zone = ''] = /^(.*?)(?:\.(\d+))?(Z?)$/.exec(text) ?? [];
  return `${whole}.${fraction.padEnd(6, '0')}${zone}`;
}

export const DAY_US = 86_400_000_000n;

function floorDiv(value: bigint, by: bigint): bigint {
  return value >= 0n ? value / by : -((-value + by - 1n) / by);
}

/** The date of a point in time, in microseconds from 1970-01-01. */
export function dateText(micros: bigint): string {
  const { year, month, day } = civilFromDays(Number(floorDiv(micros, DAY_US)));
  return `${`${year}`.padStart(4, '0')}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

/** A time of day in microseconds. */
export function timeText(micros: bigint): string {
  const seconds = Number(micros / 1_000_000n);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const whole = parts.map((part) => `${part}`.padStart(2, '0')).join(':');
  return `${whole}.${`${micros % 1_000_000n}`.padStart(6, '0')}`;
}

/** A point in time in microseconds from 1970-01-01, without a zone. */
export function momentText(micros: bigint): string {
  const ofDay = micros - floorDiv(micros, DAY_US) * DAY_US;
  return `${dateText(micros)}T${timeText(ofDay)}`;
}

/** A decimal by its multiple of 10^-scale. */
export function decimalText(scaled: bigint, scale: number): string {
  const digits = `${scaled < 0n ? -scaled : scaled}`.padStart(scale + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}
