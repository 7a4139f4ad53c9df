import { textsOf, widesOf, withStates } from './buffers.ts';
import { type FormulaColumn, type NumberColumn, PRESENT, type TextColumn } from './formula-column.ts';
import type { Room } from './frame.ts';
import { atScale, type ExactColumn, exactOf, widened } from './number-columns.ts';

/** From which of several columns each row takes its value, and where it stands there; the row itself where `at` is absent. */
export interface RowChoice {
  readonly choice: Uint8Array | Int32Array;
  /** The column that all rows are taken from, where that changes from run to run; `choice` does not count then. */
  readonly all?: { column: number };
  readonly at?: readonly (Int32Array | undefined)[];
  /** What becomes of the states; those of the columns if absent. */
  readonly states?: Uint8Array | undefined;
}

/** Takes each row from one of several columns of the same type. */
export function selectRows(columns: readonly FormulaColumn[], chosen: RowChoice, frame: Room): FormulaColumn {
  const alike = columns.some(({ kind }) => kind === 'wide' || kind === 'number')
    ? exactAlike(columns.map(exactOf), frame)
    : columns;
  const states = chosen.states ?? selectedStates(alike, chosen, frame);
  const column = selectValues(alike, chosen, frame);
  return { ...column, ...withStates(states) };
}

/** Exact numbers with the same scale, all of them doubles or none. */
export function exactAlike(columns: readonly ExactColumn[], frame: Room): readonly ExactColumn[] {
  const scale = columns.reduce((most, column) => Math.max(most, column.scale), 0);
  const scaled = columns.map((column) => atScale(column, scale, frame));
  if (scaled.every(({ kind }) => kind === 'number')) return scaled;
  return scaled.map((column) => widened(column, scale, frame));
}

function selectedStates(columns: readonly FormulaColumn[], chosen: RowChoice, frame: Room): Uint8Array | undefined {
  if (columns.every(({ states }) => states === undefined)) return undefined;
  const none = frame.arena.uint8().fill(PRESENT);
  const lanes = columns.map((column) => column.states ?? none);
  const states = frame.arena.uint8();
  fillSelected(states, lanes, chosen, frame);
  return states;
}

function selectValues(columns: readonly FormulaColumn[], chosen: RowChoice, frame: Room): FormulaColumn {
  const [first] = columns;
  const { arena } = frame;
  const fill = <T extends { [place: number]: unknown }>(values: T, of: (column: FormulaColumn) => T): T => {
    fillSelected(values, columns.map(of), chosen, frame);
    return values;
  };
  switch (first?.kind) {
    case 'bool':
      return { kind: 'bool', values: fill(arena.uint8(), laneOf('bool', 'values')) };
    case 'number': {
      const numbers = columns.map((column) => column as NumberColumn);
      const min = numbers.reduce((least, column) => Math.min(least, column.min), Infinity);
      const max = numbers.reduce((most, column) => Math.max(most, column.max), -Infinity);
      const values = fill(arena.float64(), laneOf('number', 'values'));
      return { kind: 'number', values, scale: first.scale, min, max };
    }
    case 'wide':
      return { kind: 'wide', values: fill(widesOf(frame), laneOf('wide', 'values')), scale: first.scale };
    case 'float':
      return { kind: 'float', values: fill(arena.float64(), laneOf('float', 'values')) };
    case 'text': {
      const maxBytes = columns.reduce((most, column) => Math.max(most, (column as TextColumn).maxBytes), 0);
      return { kind: 'text', values: fill(textsOf(frame), laneOf('text', 'values')), maxBytes };
    }
    case 'date':
      return { kind: 'date', days: fill(arena.int32(), laneOf('date', 'days')) };
    case 'timestamp': {
      const days = fill(arena.int32(), laneOf('timestamp', 'days'));
      return { kind: 'timestamp', days, micros: fill(arena.float64(), laneOf('timestamp', 'micros')) };
    }
    case 'span':
      return { kind: 'span', micros: fill(arena.float64(), laneOf('span', 'micros')) };
    default:
      throw new TypeError(`Rows of ${first?.kind} cannot be chosen.`);
  }
}

/** Returns what takes an array out of a column of a kind. */
function laneOf<K extends FormulaColumn['kind'], N extends keyof Extract<FormulaColumn, { kind: K }>>(
  kind: K,
  name: N,
) {
  return (column: FormulaColumn): Extract<FormulaColumn, { kind: K }>[N] => {
    if (column.kind !== kind) throw new TypeError(`Rows of ${kind} and of ${column.kind} do not go together.`);
    // Of the kind asked for, as was just seen.
    return (column as Extract<FormulaColumn, { kind: K }>)[name];
  };
}

function fillSelected<T extends { [place: number]: unknown }>(
  values: T,
  lanes: readonly T[],
  { choice, at, all }: RowChoice,
  frame: Room,
): void {
  lanes.forEach((from, k) => {
    const places = at?.[k];
    if (all !== undefined) {
      frame.step((n) => {
        if (all.column === k) for (let i = 0; i < n; i++) values[i] = from[i];
      });
    } else if (places === undefined) {
      frame.step((n) => {
        for (let i = 0; i < n; i++) if (choice[i] === k) values[i] = from[i];
      });
    } else {
      frame.step((n) => {
        for (let i = 0; i < n; i++) if (choice[i] === k) values[i] = from[places[i]];
      });
    }
  });
}
