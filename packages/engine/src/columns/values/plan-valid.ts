import type { Vector } from '@populace/core';
import type { Planner } from '@populace/recipes';

/** Plans nulls over a vector where `present` is 0: codes get the null entry in a copy, others a validity byte a row. */
export function planValid(
  vector: Vector,
  present: Uint8Array,
  { arena, step }: Pick<Planner, 'arena' | 'step'>,
): Vector {
  if (vector.kind === 'codes') {
    const { codes, dictionary } = vector;
    const withNulls = arena.int32();
    const nullCode = dictionary.size;
    step((n) => {
      for (let i = 0; i < n; i++) withNulls[i] = present[i] === 0 ? nullCode : codes[i];
    });
    return { kind: 'codes', codes: withNulls, dictionary, nullable: true };
  }
  const before = vector.valid;
  if (before === undefined) return { ...vector, valid: present };
  const both = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) both[i] = before[i] & present[i];
  });
  return { ...vector, valid: both };
}
