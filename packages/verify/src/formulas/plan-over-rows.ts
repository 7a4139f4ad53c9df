import { createArena, measureArena } from '@populace/core';
import type { Frame } from '@populace/formulas';
import type { Step } from '@populace/recipes';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';
import { createFrame } from './frame.ts';

/** Rows that are computed at once. */
const BATCH_ROWS = 512;

/** A formula over the rows of a table: what it is planned with, and where its faults are told. */
export interface RowPlan<T> {
  readonly table: LoadedTable;
  readonly world: LoadedWorld;
  readonly where: string;
  /** Plans over the frame of the table's rows; called twice, once to measure the memory. */
  plan(frame: Frame): T;
  /** Looks at the first n rows of a batch, whose first is the row `from`. */
  look(planned: T, from: number, n: number): void;
}

/** Computes something for all rows of a table, a batch at a time, from the values that its files have. */
export function computeRows<T>({ table, world, where, plan, look }: RowPlan<T>): void {
  const rows = new Float64Array(BATCH_ROWS);
  const steps: Step[] = [];
  const frameOf = (arena: ReturnType<typeof measureArena>, into: Step[]): Frame =>
    createFrame({ world, table, arena, steps: into, rows, where });
  const measured = measureArena(BATCH_ROWS);
  plan(frameOf(measured, []));
  const planned = plan(frameOf(createArena(BATCH_ROWS, measured.used()), steps));
  for (let from = 0; from < table.rowCount; from += BATCH_ROWS) {
    const n = Math.min(BATCH_ROWS, table.rowCount - from);
    for (let i = 0; i < n; i++) rows[i] = from + i;
    for (const step of steps) step(n);
    look(planned, from, n);
  }
}
