import { isWholeType, type LogicalType, wholeLimits } from '@populace/core';
import { faultableStates } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { type FormulaColumn, type NumberColumn, PRESENT, type WideColumn } from '../columns/formula-column.ts';
import type { Room } from '../columns/frame.ts';
import { atScale, floated, WHOLE_END } from '../columns/number-columns.ts';
import { roundExact } from '../numbers/round-exact.ts';
import type { Written } from './written.ts';

const INT32_END = 2 ** 31;

/** Writes conditions and numbers; undefined for others. */
export function writeNumbers(column: FormulaColumn, type: LogicalType, room: Room): Written | undefined {
  switch (column.kind) {
    case 'bool':
      return { vector: { kind: 'bool', values: column.values }, states: column.states };
    case 'float':
      return { vector: { kind: 'float64', values: column.values }, states: column.states };
    case 'number':
    case 'wide': {
      if (type.kind === 'float64') {
        const { values, states } = floated(column, room);
        return { vector: { kind: 'float64', values }, states };
      }
      const scale = type.kind === 'decimal' ? type.scale : 0;
      const scaled = column.scale > scale ? roundExact(column, scale, room) : atScale(column, scale, room);
      return scaled.kind === 'number' ? writeNumber(scaled, type, room) : writeWide(scaled, type, room);
    }
    default:
      return undefined;
  }
}

/** The least and greatest whole number of a type, or multiple of a decimal's last digit. */
function limitsOf(type: LogicalType): ReturnType<typeof wholeLimits> {
  if (isWholeType(type)) return wholeLimits(type);
  const end = type.kind === 'decimal' ? 10n ** BigInt(type.precision) : WHOLE_END;
  return { min: 1n - end, max: end - 1n };
}

function writeNumber(column: NumberColumn, type: LogicalType, room: Room): Written {
  const { values: from, scale, min, max } = column;
  const limits = limitsOf(type);
  const fits = BigInt(max) <= limits.max && BigInt(min) >= limits.min;
  const states = fits ? column.states : faultableStates([column], room);
  if (!fits && states !== undefined) {
    // Values are below 2^53, so nothing is lost where a limit is beyond.
    const [least, greatest] = [Number(limits.min), Number(limits.max)];
    room.step((n) => {
      for (let i = 0; i < n; i++) {
        if ((from[i] > greatest || from[i] < least) && states[i] === PRESENT) states[i] = FAULTS.doesNotFit;
      }
    });
  }
  if (type.kind === 'int32' || (min >= -INT32_END && max < INT32_END)) {
    const values = room.arena.int32();
    room.step((n) => {
      for (let i = 0; i < n; i++) values[i] = from[i];
    });
    const bounds = { min: Math.max(min, -INT32_END), max: Math.min(max, INT32_END - 1) };
    const vector =
      type.kind === 'decimal' ? { kind: 'decimal', values, scale, ...bounds } : { kind: 'int32', values, ...bounds };
    return { vector: vector as Written['vector'], states };
  }
  const [hi, lo] = [room.arena.int32(), room.arena.int32()];
  room.step((n) => {
    for (let i = 0; i < n; i++) {
      const high = Math.floor(from[i] / 4294967296);
      hi[i] = high;
      lo[i] = from[i] - high * 4294967296;
    }
  });
  return { vector: { kind: 'wide', hi, lo, scale }, states };
}

function writeWide(column: WideColumn, type: LogicalType, room: Room): Written {
  const { values: from, scale } = column;
  const { min, max } = limitsOf(type);
  const takesAll = max >= WHOLE_END - 1n && min <= 1n - WHOLE_END;
  const states = takesAll ? column.states : faultableStates([column], room);
  if (!takesAll && states !== undefined) {
    room.step((n) => {
      for (let i = 0; i < n; i++) {
        if ((from[i] > max || from[i] < min) && states[i] === PRESENT) states[i] = FAULTS.doesNotFit;
      }
    });
  }
  const [hi, lo] = [room.arena.int32(), room.arena.int32()];
  room.step((n) => {
    for (let i = 0; i < n; i++) {
      hi[i] = Number(from[i] >> 32n);
      lo[i] = Number(from[i] & 0xffffffffn);
    }
  });
  if (type.kind === 'int32')
    return { vector: { kind: 'int32', values: lo, min: -INT32_END, max: INT32_END - 1 }, states };
  return { vector: { kind: 'wide', hi, lo, scale }, states };
}
