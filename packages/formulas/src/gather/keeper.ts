import { textsOf, widesOf } from '../columns/buffers.ts';
import type { FormulaColumn } from '../columns/formula-column.ts';
import type { Lane, Room } from '../columns/frame.ts';
import { compareTexts } from '../texts/compare-texts.ts';

/** A column of one child's value for each owner. */
export interface Keeper {
  readonly column: FormulaColumn;
  /** Makes a child's value that of an owner. */
  readonly keep: (owner: number, child: number) => void;
  /** Below, equal to or above 0 as a child's value is less than, equal to or greater than the owner's. */
  readonly compare: (child: number, owner: number) => number;
  /** What is kept of owners; texts, which are not in lanes, are carried. */
  readonly lanes: readonly Lane[];
  readonly carry?: (from: number, to: number) => void;
}

/** Creates a keeper of values like those of a column. */
export function createKeeper(from: FormulaColumn, room: Room): Keeper {
  const { arena } = room;
  switch (from.kind) {
    case 'number': {
      const values = arena.float64();
      return { column: { ...from, values }, ...laneKeeper(values, from.values) };
    }
    case 'float': {
      const values = arena.float64();
      return { column: { kind: 'float', values }, ...laneKeeper(values, from.values) };
    }
    case 'wide': {
      const values = widesOf(room);
      return { column: { kind: 'wide', values, scale: from.scale }, ...laneKeeper(values, from.values) };
    }
    case 'bool': {
      const values = arena.uint8();
      return { column: { kind: 'bool', values }, ...laneKeeper(values, from.values) };
    }
    case 'date': {
      const days = arena.int32();
      return { column: { kind: 'date', days }, ...laneKeeper(days, from.days) };
    }
    case 'span': {
      const micros = arena.float64();
      return { column: { kind: 'span', micros }, ...laneKeeper(micros, from.micros) };
    }
    case 'text': {
      const values = textsOf(room);
      return {
        column: { kind: 'text', values, maxBytes: from.maxBytes },
        keep(owner, child) {
          values[owner] = from.values[child];
        },
        compare: (child, owner) => compareTexts(from.values[child], values[owner]),
        lanes: [],
        carry(owner, to) {
          values[to] = values[owner];
        },
      };
    }
    case 'timestamp': {
      const days = arena.int32();
      const micros = arena.float64();
      return {
        column: { kind: 'timestamp', days, micros },
        keep(owner, child) {
          days[owner] = from.days[child];
          micros[owner] = from.micros[child];
        },
        compare: (child, owner) => from.days[child] - days[owner] || from.micros[child] - micros[owner],
        lanes: [days, micros],
      };
    }
    case 'passed':
      throw new TypeError('Values are read before they are gathered.');
  }
}

function laneKeeper<T extends Float64Array | Int32Array | Uint8Array | BigInt64Array>(
  values: T,
  from: T,
): Omit<Keeper, 'column'> {
  return {
    keep(owner, child) {
      values[owner] = from[child];
    },
    compare: (child, owner) => Number(from[child] > values[owner]) - Number(from[child] < values[owner]),
    lanes: [values],
  };
}
