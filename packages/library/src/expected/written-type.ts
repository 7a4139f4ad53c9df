import { isNested, type LogicalType, type TimePrecision } from '@populace/core';
import type { PlannedColumn, World } from '@populace/engine';

/** The type of a column's values with the precision in which times are written: `type: timestamp` says none, the generator's option does. */
export function writtenType(world: World, { source, type }: PlannedColumn): LogicalType {
  // Lists of several locales whose items have different types have none in common, and are written as what they are.
  if ((source.kind === 'array' || source.kind === 'object') && !isNested(type)) return { kind: 'json' };
  if (type.kind !== 'time' && type.kind !== 'timestamp' && type.kind !== 'timestamptz') return type;
  if (source.kind === 'reference') {
    const target = writtenType(world, world.table(source.table).column(source.column));
    return 'precision' in target && isPrecision(target.precision) ? { ...type, precision: target.precision } : type;
  }
  const precision = source.kind === 'generator' ? source.options['precision'] : undefined;
  return isPrecision(precision) ? { ...type, precision } : type;
}

function isPrecision(value: unknown): value is TimePrecision {
  return value === 's' || value === 'ms' || value === 'us';
}
