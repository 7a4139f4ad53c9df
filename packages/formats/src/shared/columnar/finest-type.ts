import type { Column, LogicalType, TimePrecision, Vector } from '@populace/core';

const FINENESS: readonly TimePrecision[] = ['s', 'ms', 'us'];

/**
 * The type that holds all values of a column: its own, as fine as the finest of the times that it is made of. Texts show each time as fine as it
 * is; a typed column has one fineness.
 */
export function finestType({ type, vector }: Pick<Column, 'type' | 'vector'>): LogicalType {
  if (type.kind !== 'time' && type.kind !== 'timestamp' && type.kind !== 'timestamptz') return type;
  const finest = Math.max(FINENESS.indexOf(type.precision), finenessOf(vector));
  return { ...type, precision: FINENESS[finest] ?? 'us' };
}

/** The place of the finest precision in the list of them. */
function finenessOf(vector: Vector): number {
  switch (vector.kind) {
    case 'time':
    case 'timestamp':
      return FINENESS.indexOf(vector.precision);
    case 'mixed':
      return Math.max(...vector.options.map((option) => finenessOf(option.vector)));
    case 'constant':
      return finenessOfText(vector.text);
    case 'codes': {
      let finest = 0;
      for (let code = 0; code < vector.dictionary.size; code++) {
        finest = Math.max(finest, finenessOfText(vector.dictionary.text(code)));
      }
      return finest;
    }
    default:
      // Texts made row by row may be as fine as any.
      return FINENESS.length - 1;
  }
}

function finenessOfText(text: string): number {
  const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  if (digits === 0) return 0;
  return digits <= 3 ? 1 : 2;
}
