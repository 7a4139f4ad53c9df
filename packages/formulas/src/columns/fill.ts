import { bounded } from './bounded.ts';
import { faultableStates, joinedStates, textsOf, withStates } from './buffers.ts';
import { type BoolColumn, type FormulaColumn, type NumberColumn, PRESENT, type TextColumn } from './formula-column.ts';
import type { Room } from './frame.ts';
import { exactOf } from './number-columns.ts';

/** Makes a text a row, where all operands have values; a number in its place is the fault of the row. */
export function fillTexts(
  from: readonly FormulaColumn[],
  maxBytes: number,
  frame: Room,
  make: (row: number) => string | number,
): TextColumn {
  const values = textsOf(frame);
  const states = faultableStates(from, frame);
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      const made = states[i] === PRESENT ? make(i) : '';
      if (typeof made === 'string') {
        values[i] = made;
      } else {
        values[i] = '';
        states[i] = made;
      }
    }
  });
  const column = { kind: 'text', values, maxBytes, states } as const;
  return bounded(column, [column], frame);
}

/** Makes a whole number a row in [min, max]. */
export function fillWhole(
  from: readonly FormulaColumn[],
  { min, max }: { readonly min: number; readonly max: number },
  frame: Room,
  make: (row: number) => number,
): NumberColumn {
  const values = frame.arena.float64();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = make(i);
  });
  return { kind: 'number', values, scale: 0, min, max, ...withStates(joinedStates(from, frame)) };
}

/** Makes a condition a row. */
export function fillBools(from: readonly FormulaColumn[], frame: Room, make: (row: number) => boolean): BoolColumn {
  const values = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = make(i) ? 1 : 0;
  });
  return { kind: 'bool', values, ...withStates(joinedStates(from, frame)) };
}

/** Whole numbers as doubles: those beyond 2^53, which mean a count or a place to nobody, are the nearest. */
export function wholesOf(column: FormulaColumn | undefined, frame: Room): Float64Array {
  const exact = exactOf(column);
  if (exact.kind === 'number') return exact.values;
  const values = frame.arena.float64();
  const from = exact.values;
  frame.step((n) => {
    for (let i = 0; i < n; i++) values[i] = Number(from[i]);
  });
  return values;
}
