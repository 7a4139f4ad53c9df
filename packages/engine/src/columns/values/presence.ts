import type { Vector } from '@populace/core';
import type { Planner } from '@populace/recipes';

/** Whether a row of a vector has a value. */
type Presence = (i: number) => boolean;

/** Plans a byte a row, 0 where a vector is null; undefined where it never is. */
export function planPresence(vector: Vector, { arena, step }: Pick<Planner, 'arena' | 'step'>): Uint8Array | undefined {
  if (!mayBeNull(vector)) return undefined;
  if (vector.valid !== undefined && vector.kind !== 'mixed') return vector.valid;
  const isPresent = presenceOf(vector);
  const present = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) present[i] = isPresent(i) ? 1 : 0;
  });
  return present;
}

/** Whether any row of a vector may be null. */
export function mayBeNull(vector: Vector): boolean {
  if (vector.valid !== undefined) return true;
  if (vector.kind === 'codes') return vector.nullable === true;
  return vector.kind === 'mixed' && vector.options.some((option) => mayBeNull(option.vector));
}

function presenceOf(vector: Vector): Presence {
  if (vector.kind === 'codes') return (i) => vector.codes[i] !== vector.dictionary.size;
  const { valid } = vector;
  if (vector.kind !== 'mixed') return valid === undefined ? () => true : (i) => valid[i] !== 0;
  const { choice } = vector;
  const options = vector.options.map(({ at, vector: chosen }): Presence => {
    const isPresent = presenceOf(chosen);
    return at === undefined ? isPresent : (i) => isPresent(at[i]);
  });
  return (i) => (valid === undefined || valid[i] !== 0) && options[choice[i]](i);
}
