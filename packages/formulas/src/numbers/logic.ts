import { joinedStates, withStates } from '../columns/buffers.ts';
import { type BoolColumn, type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Kernel } from '../columns/kernel.ts';

export function boolOf(column: FormulaColumn | undefined): BoolColumn {
  if (column?.kind === 'bool') return column;
  throw new TypeError(`A bool was expected, not ${column?.kind}.`);
}

/** Returns the kernel of `&&` (where false decides) or of `||` (where true does): what decides does so beside nulls and faults too. */
export function junctionKernel(deciding: 0 | 1): Kernel {
  return ([left, right], frame) => joinConditions(boolOf(left), boolOf(right), deciding, frame);
}

/** Joins two conditions, of which one that is `deciding` decides alone. */
export function joinConditions(a: BoolColumn, b: BoolColumn, deciding: 0 | 1, frame: Room): BoolColumn {
  const [x, y] = [a.values, b.values];
  const values = frame.arena.uint8();
  frame.step((n) => {
    if (deciding === 1) for (let i = 0; i < n; i++) values[i] = x[i] | y[i];
    else for (let i = 0; i < n; i++) values[i] = x[i] & y[i];
  });
  const joined = joinedStates([a, b], frame);
  if (joined === undefined) return { kind: 'bool', values };
  const [ofX, ofY] = [a.states, b.states];
  const states = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const decided =
        (x[i] === deciding && (ofX === undefined || ofX[i] === PRESENT)) ||
        (y[i] === deciding && (ofY === undefined || ofY[i] === PRESENT));
      states[i] = decided ? PRESENT : joined[i];
      if (decided) values[i] = deciding;
    }
  });
  return { kind: 'bool', values, states };
}

export const notKernel: Kernel = ([column], frame) => {
  const { values: from, states } = boolOf(column);
  const values = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = from[i] ^ 1;
  });
  return { kind: 'bool', values, ...withStates(states) };
};
