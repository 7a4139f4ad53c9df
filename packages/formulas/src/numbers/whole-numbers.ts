import { faultableStates, widesOf, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { EXACT, exactOf, floatOf, powerOfTen } from '../columns/number-columns.ts';

type Way = 'floor' | 'ceil' | 'trunc';

/** Returns the kernel that makes whole numbers of exact ones. */
export function wholeKernel(way: Way): Kernel {
  return ([column], frame) => {
    const a = exactOf(column);
    if (a.scale === 0) return a;
    if (a.kind === 'wide') {
      const unit = 10n ** BigInt(a.scale);
      const from = a.values;
      const values = widesOf(frame);
      frame.step((n) => {
        for (let i = 0; i < n; i++) values[i] = wholeOf(from[i], unit, way);
      });
      return { kind: 'wide', values, scale: 0, ...withStates(a.states) };
    }
    const unit = powerOfTen(a.scale);
    const from = a.values;
    const values = frame.arena.float64();
    const up = way === 'ceil' ? 1 : 0;
    const down = way === 'floor' ? 1 : 0;
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const rest = from[i] % unit;
        // Exact: what is left is a multiple of the unit.
        values[i] = (from[i] - rest) / unit + (rest > 0 ? up : 0) - (rest < 0 ? down : 0) + 0;
      }
    });
    const [min, max] = [Math.floor(a.min / unit), Math.ceil(a.max / unit)];
    return { kind: 'number', values, scale: 0, min, max, ...withStates(a.states) };
  };
}

function wholeOf(value: bigint, unit: bigint, way: Way): bigint {
  const quotient = value / unit;
  const rest = value - quotient * unit;
  if (way === 'ceil' && rest > 0n) return quotient + 1n;
  return way === 'floor' && rest < 0n ? quotient - 1n : quotient;
}

/** Returns the kernel that makes whole numbers of floats; those beyond 2^53, which are no longer exact, are faults. */
export function wholeOfFloatKernel(whole: (x: number) => number): Kernel {
  return ([column], frame) => {
    const a = floatOf(column);
    const from = a.values;
    const values = frame.arena.float64();
    const states = faultableStates([a], frame);
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const made = whole(from[i]);
        const fits = made >= -EXACT && made <= EXACT;
        values[i] = fits ? made + 0 : 0;
        if (!fits && states[i] === PRESENT) states[i] = FAULTS.notWhole;
      }
    });
    return { kind: 'number', values, scale: 0, min: -EXACT, max: EXACT, states };
  };
}

/** The nearest whole number; of two as near the even one. */
export function roundHalfEven(x: number): number {
  const floor = Math.floor(x);
  const rest = x - floor;
  if (rest === 0.5) return floor % 2 === 0 ? floor : floor + 1;
  return rest < 0.5 ? floor : floor + 1;
}
