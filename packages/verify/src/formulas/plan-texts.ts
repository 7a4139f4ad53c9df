import { vectorTextReader } from '@populace/cells';
import type { LogicalType } from '@populace/core';
import {
  type CheckedFormula,
  FIRST_FAULT,
  type FormulaColumn,
  type Frame,
  faultSentence,
  PRESENT,
  planFormula,
  planValues,
  writeColumn,
} from '@populace/formulas';

/** The values of a formula in the rows of a batch. */
export interface FormulaTexts {
  /** The text of a row's value, null for a null; undefined where the formula fails. */
  text(place: number): string | null | undefined;
  /** Why it fails. */
  fault(place: number): string;
}

/** Plans a formula whose values are compared with those of a column of a type. */
export function planTexts(checked: CheckedFormula, type: LogicalType, frame: Frame): FormulaTexts {
  const column = planFormula(checked, frame);
  const { states } = column;
  const failing = frame.arena.int32();
  frame.step((n) => {
    for (let i = 0; i < n; i++) failing[i] = states !== undefined && states[i] >= FIRST_FAULT ? 1 : 0;
  });
  // Rows in which it fails are told one by one, instead of ending the work.
  const read = vectorTextReader(writeColumn(column, type, frame, { choice: failing, option: 0 }));
  return {
    text: (place) => (failing[place] === 1 ? undefined : read(place)),
    fault: (place) => faultSentence(states?.[place] ?? 0),
  };
}

/** What a condition is in a row: true, false, null, or failing. */
export type Verdict = boolean | null | { readonly fault: string };

/** Plans a formula that is true or false. */
export function planVerdicts(checked: CheckedFormula, frame: Frame): (place: number) => Verdict {
  const column = planValues(checked, frame);
  return (place) => {
    const state = stateOf(column, place);
    if (state >= FIRST_FAULT) return { fault: faultSentence(state) };
    if (state !== PRESENT || column.kind !== 'bool') return null;
    return column.values[place] === 1;
  };
}

/** Plans a formula that is a whole number; null counts as none. */
export function planCounts(checked: CheckedFormula, frame: Frame): (place: number) => number {
  const column = planValues(checked, frame);
  return (place) => {
    if (column.kind !== 'number' && column.kind !== 'wide') return 0;
    return stateOf(column, place) === PRESENT ? Number(column.values[place]) : 0;
  };
}

function stateOf({ states }: FormulaColumn, place: number): number {
  return states === undefined ? PRESENT : states[place];
}
