import type { LogicalType } from '@populace/core';
import type { ColumnVariant, PlannedColumn } from '../../model/column.ts';
import { widestType } from './widest-type.ts';

/**
 * Returns the type of what all locales of a column make. Where some make decimals, the whole numbers of the others count with the digits
 * that they have, as yen beside dollars: an int64 would leave no room for decimals.
 */
export function typeOfVariants(variants: PlannedColumn['variants'], rowCount: () => number): LogicalType {
  const typeOf = ({ recipe, scope }: ColumnVariant): LogicalType => scope.type(recipe);
  const hasDecimals = variants.some((variant) => typeOf(variant).kind === 'decimal');
  const [first, ...more] = variants.map((variant) => {
    const type = typeOf(variant);
    return hasDecimals && type.kind === 'int64' ? (digitsOf(variant, rowCount()) ?? type) : type;
  });
  return widestType(first ?? typeOf(variants[0]), more);
}

/** The decimal type that holds the whole numbers of a variant; undefined where nobody knows their bounds. */
function digitsOf({ recipe, scope }: ColumnVariant, rowCount: number): LogicalType | undefined {
  const bounds = scope.bounds(recipe, rowCount);
  if (bounds === undefined) return undefined;
  const digits = [bounds.min, bounds.max].map((end) => `${end < 0n ? -end : end}`.length);
  return { kind: 'decimal', precision: Math.max(...digits), scale: 0 };
}
