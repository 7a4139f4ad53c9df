import { faultableStates, joinedStates, withStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import type { Kernel } from '../columns/kernel.ts';
import { EXACT, exactOf, floated, floatOf } from '../columns/number-columns.ts';
import { FIRST_DAY, LAST_DAY } from '../vectors/write-times.ts';
import { beginOfDay, daysOf, spanOf } from './day-columns.ts';

/** Microseconds of a day. */
export const DAY: number = 86_400_000_000;

/** A duration of some microseconds, of which those that are too long are faults. Registered after what fills them. */
function spanColumn(micros: Float64Array, from: readonly FormulaColumn[], frame: Room): FormulaColumn {
  const states = faultableStates(from, frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (micros[i] >= -EXACT && micros[i] <= EXACT) continue;
      micros[i] = 0;
      if (states[i] === PRESENT) states[i] = FAULTS.durationTooLong;
    }
  });
  return { kind: 'span', micros, states };
}

/** Returns the kernel of a number of units of so many microseconds; parts of a microsecond are rounded. */
export function spanKernel(unit: number): Kernel {
  return ([column], frame) => {
    const count = column?.kind === 'float' ? column : floated(exactOf(column), frame);
    const from = count.values;
    const micros = frame.arena.float64();
    frame.step((n) => {
      for (let i = 0; i < n; i++) micros[i] = Math.floor(from[i] * unit + 0.5);
    });
    return spanColumn(micros, [count], frame);
  };
}

/** Returns the kernel of the sum (`sign` 1) or difference (−1) of two durations. */
export function addSpansKernel(sign: 1 | -1): Kernel {
  return (columns, frame) => {
    const [x, y] = [spanOf(columns[0]).micros, spanOf(columns[1]).micros];
    const micros = frame.arena.float64();
    frame.step((n) => {
      for (let i = 0; i < n; i++) micros[i] = x[i] + sign * y[i] + 0;
    });
    return spanColumn(micros, columns, frame);
  };
}

export const negateSpan: Kernel = ([column], frame) => {
  const span = spanOf(column);
  const micros = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) micros[i] = 0 - span.micros[i];
  });
  return { kind: 'span', micros, ...withStates(span.states) };
};

/** Returns the kernel of a duration as often as a number says, which stands before or behind it. */
export function scaleSpanKernel(spanAt: 0 | 1, divides: boolean): Kernel {
  return (columns, frame) => {
    const span = spanOf(columns[spanAt]).micros;
    const by = floatOf(columns[1 - spanAt]).values;
    const micros = frame.arena.float64();
    frame.step((n) => {
      for (let i = 0; i < n; i++) micros[i] = Math.floor((divides ? span[i] / by[i] : span[i] * by[i]) + 0.5);
    });
    return spanColumn(micros, columns, frame);
  };
}

/** Returns the kernel of a date or timestamp moved by a duration, which stands behind it or before. */
export function moveKernel(dayAt: 0 | 1, sign: 1 | -1): Kernel {
  return (columns, frame, { type }) => {
    const point = beginOfDay(columns[dayAt], frame);
    const by = spanOf(columns[1 - dayAt]).micros;
    const { days: fromDays, micros: fromMicros } = point;
    const days = frame.arena.int32();
    const micros = frame.arena.float64();
    const states = faultableStates(columns, frame);
    frame.step((n) => {
      for (let i = 0; i < n; i++) {
        const total = fromMicros[i] + sign * by[i];
        const carried = Math.floor(total / DAY);
        const day = fromDays[i] + carried;
        const isWithin = day >= FIRST_DAY && day <= LAST_DAY;
        days[i] = isWithin ? day : 0;
        micros[i] = isWithin ? total - carried * DAY : 0;
        if (!isWithin && states[i] === PRESENT) states[i] = FAULTS.outsideYears;
      }
    });
    return type.kind === 'date' ? { kind: 'date', days, states } : { kind: 'timestamp', days, micros, states };
  };
}

/** How long after the second of two dates or timestamps the first one lies. */
export const distanceKernel: Kernel = (columns, frame) => {
  const [a, b] = [beginOfDay(columns[0], frame), beginOfDay(columns[1], frame)];
  const micros = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) micros[i] = (a.days[i] - b.days[i]) * DAY + (a.micros[i] - b.micros[i]);
  });
  return spanColumn(micros, columns, frame);
};

/** How many whole days after the second of two dates the first one lies, times of day left out. */
export const daysBetweenKernel: Kernel = (columns, frame) => {
  const [a, b] = [daysOf(columns[0]), daysOf(columns[1])];
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = b[i] - a[i];
  });
  const range = { min: FIRST_DAY - LAST_DAY, max: LAST_DAY - FIRST_DAY };
  return { kind: 'number', values, scale: 0, ...range, ...withStates(joinedStates(columns, frame)) };
};
