import { faultableStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';

/** The states of floats made from some columns: a fault where one is infinite or not a number. Registered after what fills them. */
export function finiteStates(
  columns: readonly (FormulaColumn | undefined)[],
  values: Float64Array,
  frame: Room,
): Uint8Array {
  const states = faultableStates(
    columns.filter((column) => column !== undefined),
    frame,
  );
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      // A difference with itself is 0 of finite numbers alone.
      if (values[i] - values[i] !== 0 && states[i] === PRESENT) states[i] = FAULTS.notFinite;
    }
  });
  return states;
}
