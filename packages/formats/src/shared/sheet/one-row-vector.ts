import { parseMoment } from '@populace/calendar';
import type { LogicalType, TimePrecision, Vector } from '@populace/core';

const TIME = /^([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6}))?$/;
const NEVER = { days: 0, ms: 0, us: 0, hasTime: false };

/** Returns a vector with a date, time or timestamp in its only row; undefined where the text is none of the type. */
export function oneRowVector(text: string, type: LogicalType): Vector | undefined {
  if (type.kind === 'time') return timeVector(text);
  if (type.kind !== 'date' && type.kind !== 'timestamp' && type.kind !== 'timestamptz') return undefined;
  const moment = /^[0-9]/.test(text) ? parseMoment(text, NEVER) : undefined;
  if (moment === undefined) return undefined;
  const days = { days: Int32Array.of(moment.days), min: moment.days, max: moment.days };
  if (type.kind === 'date') return moment.hasTime ? undefined : { kind: 'date', ...days };
  const precision = precisionOf(/\.([0-9]+)/.exec(text)?.[1]);
  const [ms, us] = [Int32Array.of(moment.ms), Int32Array.of(moment.us)];
  return { kind: 'timestamp', ...days, ms, us, precision, zoned: type.kind === 'timestamptz' };
}

function timeVector(text: string): Vector | undefined {
  const match = TIME.exec(text);
  if (match === null) return undefined;
  const [, hours, minutes, seconds, fraction = ''] = match;
  const micros = fraction.padEnd(6, '0');
  const ms = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000 + Number(micros.slice(0, 3));
  const us = Int32Array.of(Number(micros.slice(3)));
  return { kind: 'time', ms: Int32Array.of(ms), us, precision: precisionOf(fraction) };
}

/** The precision that digits after the point ask for. */
function precisionOf(fraction = ''): TimePrecision {
  if (fraction === '') return 's';
  return fraction.length <= 3 ? 'ms' : 'us';
}
