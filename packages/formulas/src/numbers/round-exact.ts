import { widesOf, withStates } from '../columns/buffers.ts';
import type { Room } from '../columns/frame.ts';
import { type ExactColumn, powerOfTen } from '../columns/number-columns.ts';
import { roundedQuotient } from './divide.ts';

/** An exact number with a smaller scale, rounded half to even. A scale below 0 rounds to tens, hundreds and so on; the result has scale 0. */
export function roundExact(column: ExactColumn, scale: number, room: Room): ExactColumn {
  const drop = column.scale - scale;
  const left = Math.max(scale, 0);
  const states = withStates(column.states);
  if (drop <= 0) return column;
  if (column.kind === 'wide') {
    const unit = 10n ** BigInt(drop);
    const back = 10n ** BigInt(left - scale);
    const from = column.values;
    const values = widesOf(room);
    room.step((n) => {
      for (let i = 0; i < n; i++) values[i] = roundedQuotient(from[i], unit) * back;
    });
    return { kind: 'wide', values, scale: left, ...states };
  }
  const unit = powerOfTen(drop);
  const back = powerOfTen(left - scale);
  const from = column.values;
  const values = room.arena.float64();
  const half = unit / 2;
  room.step((n) => {
    for (let i = 0; i < n; i++) {
      // Exact: a remainder of doubles has no rounding, and what is left is a multiple.
      const rest = from[i] % unit;
      let quotient = (from[i] - rest) / unit;
      if (rest > half || (rest === half && quotient % 2 !== 0)) quotient++;
      else if (rest < -half || (rest === -half && quotient % 2 !== 0)) quotient--;
      values[i] = quotient * back + 0;
    }
  });
  const bound = (value: number): number => Math.round(value / unit) * back;
  return {
    kind: 'number',
    values,
    scale: left,
    min: bound(column.min) - back,
    max: bound(column.max) + back,
    ...states,
  };
}
