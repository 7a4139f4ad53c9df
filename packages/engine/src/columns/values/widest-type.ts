import { type LogicalType, typeName } from '@populace/core';

/** The digits of the greatest int32. */
const INT32_DIGITS = 10;
const MOST_DIGITS = 18;

/**
 * Returns the type that holds the values of all these types: of decimals the one with the greatest scale and room for all whole digits, of
 * whole numbers the wider, else text.
 */
export function widestType(first: LogicalType, more: readonly LogicalType[]): LogicalType {
  return more.reduce(wider, first);
}

function wider(one: LogicalType, other: LogicalType): LogicalType {
  if (typeName(one) === typeName(other)) return withoutLengths(one, other);
  if (isWhole(one) && isWhole(other)) return { kind: 'int64' };
  const [a, b] = [asDecimal(one), asDecimal(other)];
  if (a === undefined || b === undefined) return { kind: 'string' };
  const scale = Math.max(a.scale, b.scale);
  const precision = scale + Math.max(a.precision - a.scale, b.precision - b.scale);
  return precision > MOST_DIGITS ? { kind: 'string' } : { kind: 'decimal', precision, scale };
}

/** One of two types of the same name, without lengths of lists that the other does not have. */
function withoutLengths(one: LogicalType, other: LogicalType): LogicalType {
  if (one.kind !== 'array' || other.kind !== 'array') return one;
  const { length, ...rest } = one;
  const items = withoutLengths(one.items, other.items);
  return length !== undefined && length === other.length ? { ...rest, items, length } : { ...rest, items };
}

function isWhole({ kind }: LogicalType): boolean {
  return kind === 'int32' || kind === 'int64';
}

/** A type as a decimal; undefined where it is none, or has more digits than decimals have. */
function asDecimal(type: LogicalType): { readonly precision: number; readonly scale: number } | undefined {
  if (type.kind === 'int32') return { precision: INT32_DIGITS, scale: 0 };
  return type.kind === 'decimal' ? type : undefined;
}
