import type { Vector } from '@populace/core';

/** Whether any row of a vector may be null. */
export function mayBeNull(vector: Vector): boolean {
  if (vector.valid !== undefined) return true;
  if (vector.kind === 'codes') return vector.nullable === true;
  return vector.kind === 'mixed' && vector.options.some((option) => mayBeNull(option.vector));
}
