import { type Moment, parseMoment } from '@populace/calendar';
import { parseDecimal } from '@populace/core';
import { scaleOf } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { faultableStates, widesOf } from './buffers.ts';
import { FAULTS } from './faults.ts';
import { type FormulaColumn, PRESENT, type TextColumn } from './formula-column.ts';
import type { Room } from './frame.ts';
import { DECIMAL_END, WHOLE_END } from './number-columns.ts';
import { trimmed } from './trimmed.ts';

/** Reads texts as values of a type; a text that is none is a fault of its row. */
export function readTexts(texts: TextColumn, type: FormulaType, frame: Room): FormulaColumn {
  switch (type.kind) {
    case 'int':
    case 'decimal':
      return readExactTexts(texts, scaleOf(type), frame);
    case 'float':
      return readFloats(texts, frame);
    case 'bool':
      return readBools(texts, frame);
    case 'date':
      return readDates(texts, frame);
    case 'timestamp':
      return readTimestamps(texts, frame);
    case 'time':
      return readTimes(texts, frame);
    default:
      return texts;
  }
}

function readExactTexts(texts: TextColumn, scale: number, frame: Room): FormulaColumn {
  const from = texts.values;
  const states = faultableStates([texts], frame);
  const values = widesOf(frame);
  const end = scale > 0 ? DECIMAL_END : WHOLE_END;
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      values[i] = 0n;
      if (states[i] !== PRESENT) continue;
      const value = exactText(from[i], scale);
      if (value === undefined || value >= end || value < -end) states[i] = FAULTS.notNumber;
      else values[i] = value;
    }
  });
  return { kind: 'wide', values, scale, states };
}

/** The multiple of 10^-scale that a text says exactly; undefined where it says none. */
export function exactText(text: string, scale: number): bigint | undefined {
  const digits = trimmed(text);
  if (/^[-+]?[0-9]{1,19}$/.test(digits)) {
    const whole = BigInt(digits.startsWith('+') ? digits.slice(1) : digits);
    return whole * 10n ** BigInt(scale);
  }
  const decimal = /^[-+]?[0-9]+[.][0-9]+$/.test(digits) ? parseDecimal(digits) : undefined;
  if (decimal === undefined || decimal.scale > scale) return undefined;
  return decimal.digits * 10n ** BigInt(scale - decimal.scale);
}

function readFloats(texts: TextColumn, frame: Room): FormulaColumn {
  const from = texts.values;
  const states = faultableStates([texts], frame);
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      values[i] = 0;
      if (states[i] !== PRESENT) continue;
      const value = /^[-+]?[0-9]+([.][0-9]+)?([eE][-+]?[0-9]{1,3})?$/.test(trimmed(from[i])) ? Number(from[i]) : NaN;
      if (Number.isFinite(value)) values[i] = value;
      else states[i] = FAULTS.notNumber;
    }
  });
  return { kind: 'float', values, states };
}

/** The spellings of conditions that CEL knows. */
const SAYS: ReadonlyMap<string, 0 | 1> = new Map([
  ...['true', 'True', 'TRUE', 't', '1'].map((text) => [text, 1] as const),
  ...['false', 'False', 'FALSE', 'f', '0'].map((text) => [text, 0] as const),
]);

function readBools(texts: TextColumn, frame: Room): FormulaColumn {
  const from = texts.values;
  const states = faultableStates([texts], frame);
  const values = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const value = SAYS.get(from[i]);
      values[i] = value ?? 0;
      if (states[i] === PRESENT && value === undefined) states[i] = FAULTS.notBool;
    }
  });
  return { kind: 'bool', values, states };
}

const NO_NOW: Moment = { days: 0, ms: 0, us: 0, hasTime: false };

/** The moment that a text says; undefined where it is none, or relative to `now`. */
function momentOf(text: string): Moment | undefined {
  return text.startsWith('now') ? undefined : parseMoment(text, NO_NOW);
}

function readDates(texts: TextColumn, frame: Room): FormulaColumn {
  const from = texts.values;
  const states = faultableStates([texts], frame);
  const days = frame.arena.int32();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      days[i] = 0;
      if (states[i] !== PRESENT) continue;
      const moment = momentOf(from[i]);
      if (moment === undefined || moment.hasTime) states[i] = FAULTS.notDate;
      else days[i] = moment.days;
    }
  });
  return { kind: 'date', days, states };
}

function readTimestamps(texts: TextColumn, frame: Room): FormulaColumn {
  const from = texts.values;
  const states = faultableStates([texts], frame);
  const days = frame.arena.int32();
  const micros = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      days[i] = 0;
      micros[i] = 0;
      if (states[i] !== PRESENT) continue;
      const moment = momentOf(from[i]);
      if (moment === undefined) {
        states[i] = FAULTS.notDate;
        continue;
      }
      days[i] = moment.days;
      micros[i] = moment.ms * 1000 + moment.us;
    }
  });
  return { kind: 'timestamp', days, micros, states };
}

function readTimes(texts: TextColumn, frame: Room): FormulaColumn {
  const from = texts.values;
  const states = faultableStates([texts], frame);
  const micros = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      micros[i] = 0;
      if (states[i] !== PRESENT) continue;
      const moment = /[zZ+-]/.test(from[i]) ? undefined : momentOf(`2000-01-01T${from[i]}`);
      if (moment === undefined) states[i] = FAULTS.notDate;
      else micros[i] = moment.ms * 1000 + moment.us;
    }
  });
  return { kind: 'span', micros, states };
}
