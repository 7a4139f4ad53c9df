import { parseMoment } from '@populace/calendar';
import { parseDecimal } from './decimal.ts';
import { isNumeric, type LogicalType } from './logical-type.ts';
import { wholeLimits } from './whole-range.ts';

/** Whether a text written in a schema is a value of a type, spelt as its values are. */
export function fitsType(text: string, type: LogicalType): boolean {
  switch (type.kind) {
    case 'string':
      return type.length === undefined || text.length <= type.length || [...text].length <= type.length;
    case 'int32':
    case 'int64':
      return isWhole(text, wholeLimits(type));
    case 'float64':
      return /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/.test(text) && Number.isFinite(Number(text));
    case 'decimal':
      return fitsDecimal(text, type.precision, type.scale);
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'uuid':
      return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
    case 'bytes':
      return /^([A-Za-z\d+/]{4})*([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text);
    case 'json':
      return isJson(text);
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(text) && isMoment(text);
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3}|\.\d{6})?$/.test(text);
    case 'timestamp':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}|\.\d{6})?$/.test(text) && isMoment(text);
    case 'timestamptz':
      return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}|\.\d{6})?Z$/.test(text) && isMoment(text);
    case 'array':
    case 'object':
      return isJson(text) && fitsValue(JSON.parse(text), type);
  }
}

/** Whether a value of JSON is one of a type, as lists and structures are written in it: null is of any type. */
function fitsValue(value: unknown, type: LogicalType): boolean {
  if (value === null) return true;
  if (type.kind === 'array') return Array.isArray(value) && value.every((item) => fitsValue(item, type.items));
  if (type.kind === 'object') {
    if (typeof value !== 'object' || Array.isArray(value)) return false;
    const members = new Map(Object.entries(value));
    const { members: types } = type;
    return (
      members.size === types.length &&
      types.every((one) => members.has(one.name) && fitsValue(members.get(one.name), one.type))
    );
  }
  if (type.kind === 'json') return true;
  if (type.kind === 'boolean') return typeof value === 'boolean';
  // Numbers of 64 bits may stand as texts; JSON has no digits that say how many a decimal has.
  if (isNumeric(type) && typeof value === 'number') return true;
  return typeof value === 'string' && (!isNumeric(type) || type.kind === 'int64') && fitsType(value, type);
}

function isWhole(text: string, { min, max }: ReturnType<typeof wholeLimits>): boolean {
  if (!/^(0|-?[1-9]\d{0,18})$/.test(text)) return false;
  const value = BigInt(text);
  return value >= min && value <= max;
}

function fitsDecimal(text: string, precision: number, scale: number): boolean {
  const decimal = /^-?\d+(\.\d+)?$/.test(text) ? parseDecimal(text) : undefined;
  if (decimal === undefined || decimal.scale > scale) return false;
  const digits = `${decimal.digits < 0n ? -decimal.digits : decimal.digits}`;
  return digits === '0' || digits.length + scale - decimal.scale <= precision;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    // Whether it parses is the question; why not is of no use to anybody.
    return false;
  }
}

function isMoment(text: string): boolean {
  return parseMoment(text, { days: 0, ms: 0, us: 0, hasTime: false }) !== undefined;
}
