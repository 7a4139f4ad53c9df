import { parseMoment } from '@populace/calendar';
import {
  CodedError,
  isWideDecimal,
  type LogicalType,
  parseDecimal,
  parseWhole,
  quote,
  typeName,
  type WholeType,
} from '@populace/core';

/**
 * The types whose values columnar formats keep as whole numbers: whole numbers themselves, decimals as multiples of 10^-scale, dates as
 * days from 1970-01-01, times and points in time as milliseconds or (precision `us`) microseconds, booleans as 0 and 1.
 */
export type NumberType = WholeType | PlainType | Extract<LogicalType, { readonly precision: unknown }>;

interface PlainType {
  readonly kind: 'date' | 'boolean';
}

const KINDS: readonly LogicalType['kind'][] = [
  'int32',
  'int64',
  'decimal',
  'date',
  'time',
  'timestamp',
  'timestamptz',
  'boolean',
];

/** Whether values of a type are kept as whole numbers of 64 bits. */
export function isNumberType(type: LogicalType): type is NumberType {
  return KINDS.includes(type.kind) && !isWideDecimal(type);
}

const EPOCH = { days: 0, ms: 0, us: 0, hasTime: false };
const DAY_MS = 86_400_000n;

/**
 * The number that is kept for a value written as text.
 * @throws CodedError `format/cannot-hold` where the text is no value of the type.
 */
export function storedNumber(text: string, type: NumberType, column: string): bigint {
  const number = numberOf(text, type);
  if (number !== undefined) return number;
  const message = `Column ${quote(column)} is ${typeName(type)}, but ${quote(text)} is none; give the column \`type: string\`.`;
  throw new CodedError('format/cannot-hold', message);
}

function numberOf(text: string, type: NumberType): bigint | undefined {
  switch (type.kind) {
    case 'boolean':
      if (text === 'true') return 1n;
      return text === 'false' ? 0n : undefined;
    case 'int32':
    case 'int64':
      return parseWhole(text);
    case 'decimal':
      return scaledNumber(text, type.scale);
    case 'date':
      return days(text);
    case 'time':
      return fine(moment(`1970-01-01T${text}`), type.precision);
    default:
      return fine(moment(text), type.precision);
  }
}

/** The whole multiple of 10^-scale that a text stands for; undefined where it is not one. */
export function scaledNumber(text: string, scale: number): bigint | undefined {
  const decimal = parseDecimal(text);
  if (decimal === undefined || decimal.scale > scale) return undefined;
  return decimal.digits * 10n ** BigInt(scale - decimal.scale);
}

function days(text: string): bigint | undefined {
  const parsed = parseMoment(text, EPOCH);
  return parsed === undefined || parsed.hasTime ? undefined : BigInt(parsed.days);
}

/** Microseconds. */
function moment(text: string): bigint | undefined {
  const parsed = parseMoment(text, EPOCH);
  return parsed && (BigInt(parsed.days) * DAY_MS + BigInt(parsed.ms)) * 1000n + BigInt(parsed.us);
}

function fine(us: bigint | undefined, precision: 's' | 'ms' | 'us'): bigint | undefined {
  if (us === undefined || precision === 'us') return us;
  // What is finer than the type is no value of it; there is none such.
  return us % 1000n === 0n ? us / 1000n : undefined;
}
