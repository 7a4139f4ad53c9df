import { type Arena, createArena, createRowSet, measureArena, type RowSet, setRange } from '@populace/core';
import type { Step } from '@populace/recipes';

/** What is planned with: rows, memory with an entry for each, and the steps so far. */
export interface PlanningRows {
  readonly arena: Arena;
  readonly rows: RowSet;
  readonly steps: readonly Step[];
  step(step: Step): void;
}

/** Rows, and what was planned over them with the steps that fill it. */
export interface PlannedOver<T> extends Omit<PlanningRows, 'step'> {
  readonly made: T;
  /** Fills what was planned for the rows [from, from + n). */
  fillRange(from: number, n: number): void;
}

type PlanOver<T> = (at: PlanningRows) => T;

/** Plans twice: once to measure the memory that it needs, once on memory of exactly that size. */
export function planMeasured<T>(rowCount: number, plan: PlanOver<T>): PlannedOver<T> {
  const measured = planOver(measureArena(rowCount), plan);
  return planOver(createArena(rowCount, measured.arena.used()), plan);
}

/** Plans over as many rows as an arena has. */
export function planOver<T>(arena: Arena, plan: PlanOver<T>): PlannedOver<T> {
  const rows = createRowSet(arena.rows);
  const steps: Step[] = [];
  const step = (one: Step): void => {
    steps.push(one);
  };
  const made = plan({ arena, rows, steps, step });
  return {
    arena,
    rows,
    steps,
    made,
    fillRange(from, n) {
      setRange(rows, from, n);
      for (let i = 0; i < steps.length; i++) steps[i](n);
    },
  };
}
