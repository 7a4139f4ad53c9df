import { MOST_DECIMAL_DIGITS } from './decimal.ts';
import type { LogicalType } from './logical-type.ts';
import { wholeNames, wholeTypeOf } from './whole-range.ts';

const plainKinds = ['float64', 'boolean', 'date', 'uuid', 'bytes', 'json'] as const;
const timedKinds = ['time', 'timestamp', 'timestamptz'] as const;
const STRING = /^string\( ?([0-9]{1,7}) ?\)$/;
/** The most characters that a text may be cut to: those of a text value. */
const MOST_CHARACTERS = 2 ** 20;
const DECIMAL = /^decimal\( ?([0-9]{1,2}) ?(?:, ?([0-9]{1,2}) ?)?\)$/;

/** The names of the types, `decimal` with its precision and scale, and `string` with its length, as examples. */
export const typeNames: readonly string[] = [
  'string',
  ...wholeNames,
  ...plainKinds,
  ...timedKinds,
  'decimal(10,2)',
  'string(40)',
];

/**
 * Reads the name of a type: `int64`, `decimal(10,2)` (1 to 38 digits, at most as many after the point), `string(40)` (1 to 2^20
 * characters), `timestamp` (to the second).
 * Returns undefined where the text is none.
 */
export function parseType(text: string): LogicalType | undefined {
  if (text === 'string') return { kind: text };
  const whole = wholeTypeOf(text);
  if (whole !== undefined) return whole;
  const plain = plainKinds.find((kind) => kind === text);
  if (plain !== undefined) return { kind: plain };
  const timed = timedKinds.find((kind) => kind === text);
  if (timed !== undefined) return { kind: timed, precision: 's' };
  const length = Number(STRING.exec(text)?.[1] ?? 0);
  if (length >= 1 && length <= MOST_CHARACTERS) return { kind: 'string', length };
  const [, digits, after = '0'] = DECIMAL.exec(text) ?? [];
  const [precision, scale] = [Number(digits), Number(after)];
  return precision >= 1 && precision <= MOST_DECIMAL_DIGITS && scale <= precision
    ? { kind: 'decimal', precision, scale }
    : undefined;
}
