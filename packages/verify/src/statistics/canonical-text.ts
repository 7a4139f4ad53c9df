import { formatDecimal, type LogicalType, parseDecimal, parseWhole } from '@populace/core';

/** A text by which values of a type are compared however they are spelt: `4.50` and `4.5` are one decimal. */
export function canonicalText(text: string, type: LogicalType): string {
  switch (type.kind) {
    case 'int32':
    case 'int64':
      return `${parseWhole(text) ?? text}`;
    case 'decimal': {
      const decimal = parseDecimal(text);
      return decimal === undefined ? text : formatDecimal(decimal);
    }
    case 'float64':
      return `${Number(text)}`;
    default:
      return text;
  }
}
