import { CodedError, type Column, type LogicalType, quote, typeName } from '@populace/core';
import { planByTexts, type SixteenBytes } from './sixteen-bytes.ts';
import { scaledNumber } from './stored-number.ts';

type DecimalType = Extract<LogicalType, { readonly kind: 'decimal' }>;

/**
 * Plans the decimals of a column that have more digits than 64 bits hold: their multiples of 10^-scale as 128 bits in two's complement,
 * greatest byte first.
 * @throws CodedError `format/cannot-hold`, while it fills, where a text is not a number of the type.
 */
export function planWideDecimals({ name, vector }: Column, type: DecimalType, rows: number): SixteenBytes {
  return planByTexts(vector, rows, (text, view, start) => {
    const number = scaledNumber(text, type.scale);
    if (number === undefined) {
      const message = `Column ${quote(name)} is ${typeName(type)}, but ${quote(text)} is not; give the column \`type: string\`.`;
      throw new CodedError('format/cannot-hold', message);
    }
    view.setBigInt64(start, number >> 64n);
    view.setBigUint64(start + 8, BigInt.asUintN(64, number));
  });
}
