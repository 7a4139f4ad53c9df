import { type CodedError, measureArena } from '@populace/core';
import { FIRST_FAULT, type FormulaColumn, PRESENT } from '@populace/formulas';
import { type PlanningRows, planMeasured, planOver } from '../columns/plan-over.ts';
import type { SumParts } from '../sums/sum-book.ts';
import { STRETCH_ROOM } from '../sums/summands.ts';

/** What a formula gives where it counts. */
export type CountingColumn = Extract<FormulaColumn, { readonly kind: 'number' | 'wide' | 'bool' }>;

/** What a formula over the rows of a table adds up to. */
export interface FormulaSummandsParts extends Pick<SumParts, 'name' | 'table'> {
  readonly rowCount: () => number;
  readonly plan: (at: PlanningRows) => CountingColumn;
  /** Throws where a row must not have such a number. */
  readonly demand?: (number: number, row: number) => void;
  /** What is thrown where the formula fails in a row. */
  readonly failureIn: (row: number, state: number) => CodedError;
}

/** The numbers that a formula gives for rows. A null counts as none; a fault ends the run. */
export function formulaSummands(parts: FormulaSummandsParts): SumParts {
  const { name, table, rowCount, plan, demand, failureIn } = parts;
  return {
    name,
    table,
    measure: () => void planOver(measureArena(STRETCH_ROOM), plan),
    numbers() {
      const { made, fillRange } = planMeasured(STRETCH_ROOM, plan);
      const { values, states } = made;
      // What holds or does not takes a byte, which is read faster.
      const numbers = made.kind === 'bool' ? new Uint8Array(STRETCH_ROOM) : new Float64Array(STRETCH_ROOM);
      return {
        count: rowCount(),
        read(from, n) {
          fillRange(from, n);
          for (let i = 0; i < n; i++) {
            const state = states === undefined ? PRESENT : states[i];
            if (state >= FIRST_FAULT) throw failureIn(from + i, state);
            numbers[i] = state === PRESENT ? Number(values[i]) : 0;
            demand?.(numbers[i], from + i);
          }
          return numbers;
        },
      };
    },
  };
}
