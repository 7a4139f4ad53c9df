import { formatDecimal, type LogicalType } from '@populace/core';

/** Whole multiples of 10^-scale from `min` to `max`, which are multiples of it, too. */
export interface ScaledRange {
  readonly min: bigint;
  readonly max: bigint;
  readonly scale: number;
}

/** The decimals that hold all numbers of a range. */
export function decimalType({ min, max, scale }: ScaledRange): LogicalType {
  const digits = [min, max].map((end) => `${end < 0n ? -end : end}`.length);
  return { kind: 'decimal', precision: Math.max(...digits, scale), scale };
}

/** The rank of a number of a range by its text, or undefined. */
export function scaledRank({ min, max, scale }: ScaledRange, text: string): bigint | undefined {
  const value = scaledValue(text, scale);
  return value === undefined || value < min || value > max ? undefined : value - min;
}

/** Whether the text of a number of a range may have a character. */
export function mayHaveCharacter({ min, scale }: ScaledRange, character: string): boolean {
  if (character === '.') return scale > 0;
  return character === '-' ? min < 0n : character >= '0' && character <= '9';
}

/** The whole multiple of 10^-scale that a text stands for in its one spelling, or undefined. */
function scaledValue(text: string, scale: number): bigint | undefined {
  const [, sign = '', whole = '', point = '', fraction = ''] = /^(-?)(\d{1,39})(\.?)(\d*)$/.exec(text) ?? [];
  if (whole === '' || fraction.length !== scale || (point === '.') !== scale > 0) return undefined;
  const value = BigInt(`${sign}${whole}${fraction}`);
  return formatDecimal({ digits: value, scale }) === text ? value : undefined;
}
