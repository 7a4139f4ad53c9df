import { parseDuration } from '@populace/calendar';
import { textOf } from '../columns/bounded.ts';
import { faultableStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { EXACT } from '../columns/number-columns.ts';

/** Reads texts as durations of a fixed length. */
export const readDurations: Kernel = ([column], frame) => {
  const text = textOf(column);
  const micros = frame.arena.float64();
  const states = faultableStates([text], frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      micros[i] = 0;
      if (states[i] !== PRESENT) continue;
      const isNegative = text.values[i].startsWith('-');
      const duration = parseDuration(isNegative ? text.values[i].slice(1) : text.values[i]);
      if (duration === undefined || duration.months !== 0) states[i] = FAULTS.notDuration;
      else if (duration.ms * 1000 > EXACT) states[i] = FAULTS.durationTooLong;
      else micros[i] = duration.ms * (isNegative ? -1000 : 1000) + 0;
    }
  });
  return { kind: 'span', micros, states };
};
