import type { MixedVector, Vector } from '@populace/core';
import type { Planner } from '../recipe/recipe.ts';

/** Where a vector is null: in rows whose entry is `nothing`. */
export interface NullCheck {
  readonly values: Uint8Array | Int32Array;
  readonly nothing: number;
}

/** What planning a check needs. */
type Checking = Pick<Planner, 'arena' | 'step'>;

/** Returns where a vector is null, planning what finds out; undefined where it never is. */
export function planNullCheck(vector: Vector, at: Checking): NullCheck | undefined {
  if (vector.kind === 'mixed') return planMixedCheck(vector, at);
  if (vector.valid !== undefined) return { values: vector.valid, nothing: 0 };
  if (vector.kind !== 'codes' || vector.nullable !== true) return undefined;
  return { values: vector.codes, nothing: vector.dictionary.size };
}

/** A mixed vector is null of its own, or where the option that a row has is. */
function planMixedCheck({ valid, choice, options }: MixedVector, at: Checking): NullCheck | undefined {
  const checks = options.map(({ vector, filled }) => {
    const step: Checking['step'] = filled === undefined ? at.step : (fill) => at.step(() => fill(filled.n));
    return planNullCheck(vector, { arena: at.arena, step });
  });
  if (checks.every((check) => check === undefined)) return valid && { values: valid, nothing: 0 };
  const present = at.arena.uint8();
  at.step((n) => {
    if (valid === undefined) present.fill(1, 0, n);
    else present.set(valid.subarray(0, n));
    for (let option = 0; option < checks.length; option++) {
      const check = checks[option];
      if (check === undefined) continue;
      const { values, nothing } = check;
      const places = options[option].at;
      for (let i = 0; i < n; i++) {
        if (choice[i] === option && values[places === undefined ? i : places[i]] === nothing) present[i] = 0;
      }
    }
  });
  return { values: present, nothing: 0 };
}
