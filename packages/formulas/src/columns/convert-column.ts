import { scaleOf } from '../types/common-type.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { textsOf } from './buffers.ts';
import { type FormulaColumn, NULL } from './formula-column.ts';
import type { Room } from './frame.ts';
import { atScale, floated } from './number-columns.ts';

/** Brings a column to a wider type: whole numbers to decimals, numbers to floats, dates to timestamps, null to anything. */
export function convertColumn(column: FormulaColumn, from: FormulaType, to: FormulaType, room: Room): FormulaColumn {
  if (from.kind === 'null') return nullColumn(to, room);
  if (to.kind === 'float' && (column.kind === 'number' || column.kind === 'wide')) return floated(column, room);
  if (to.kind === 'decimal' && (column.kind === 'number' || column.kind === 'wide')) {
    return atScale(column, scaleOf(to), room);
  }
  if (to.kind === 'timestamp' && column.kind === 'date') {
    const { days, states } = column;
    return { kind: 'timestamp', days, micros: room.arena.float64().fill(0), ...(states && { states }) };
  }
  return column;
}

/** A column of a type that is null in every row. */
export function nullColumn(type: FormulaType, { arena }: Room): FormulaColumn {
  const states = arena.uint8().fill(NULL);
  switch (type.kind) {
    case 'int':
    case 'decimal':
      return { kind: 'number', values: arena.float64().fill(0), scale: scaleOf(type), min: 0, max: 0, states };
    case 'float':
      return { kind: 'float', values: arena.float64().fill(0), states };
    case 'date':
      return { kind: 'date', days: arena.int32().fill(0), states };
    case 'timestamp':
      return { kind: 'timestamp', days: arena.int32().fill(0), micros: arena.float64().fill(0), states };
    case 'time':
    case 'duration':
      return { kind: 'span', micros: arena.float64().fill(0), states };
    case 'text':
    case 'uuid':
    case 'bytes':
    case 'json':
      return { kind: 'text', values: textsOf({ arena, step: () => undefined }), maxBytes: 0, states };
    default:
      return { kind: 'bool', values: arena.uint8().fill(0), states };
  }
}
