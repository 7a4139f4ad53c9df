import type { LogicalType } from '@populace/core';

/** A type of times as it is asked for, with the precision of what is made: its name says none. */
export function asFineAs(type: LogicalType, made: LogicalType): LogicalType {
  return isTimed(type) && isTimed(made) ? { ...type, precision: made.precision } : type;
}

type Timed = Extract<LogicalType, { readonly kind: 'time' | 'timestamp' | 'timestamptz' }>;

function isTimed(type: LogicalType): type is Timed {
  return type.kind === 'time' || type.kind === 'timestamp' || type.kind === 'timestamptz';
}
