import { faultableStates } from '../columns/buffers.ts';
import { FAULTS, type FaultName } from '../columns/faults.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { floatOf } from '../columns/number-columns.ts';

/** Returns the kernel of a function of one float; what is infinite or no number is a fault. */
export function floatKernel(value: (x: number) => number, fault: FaultName = 'notFinite'): Kernel {
  return ([column], frame) => {
    const a = floatOf(column);
    const from = a.values;
    const values = frame.arena.float64();
    const states = faultableStates([a], frame);
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const made = value(from[i]);
        values[i] = made;
        if (made - made !== 0 && states[i] === PRESENT) states[i] = FAULTS[fault];
      }
    });
    return { kind: 'float', values, states };
  };
}

/** Returns the kernel of a function of two floats. */
export function floatPairKernel(value: (x: number, y: number) => number): Kernel {
  return (columns, frame) => {
    const [x, y] = [floatOf(columns[0]).values, floatOf(columns[1]).values];
    const values = frame.arena.float64();
    const states = faultableStates(columns, frame);
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const made = value(x[i], y[i]);
        values[i] = made;
        if (made - made !== 0 && states[i] === PRESENT) states[i] = FAULTS.notFinite;
      }
    });
    return { kind: 'float', values, states };
  };
}
