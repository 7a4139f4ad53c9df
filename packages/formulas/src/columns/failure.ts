import { CodedError } from '@populace/core';
import type { TakenRows } from '@populace/recipes';
import { faultSentence } from './faults.ts';
import { FIRST_FAULT } from './formula-column.ts';
import type { Frame } from './frame.ts';

/** Registers what throws where a row has a fault, of those rows that are taken. */
export function refuseFaults(states: Uint8Array | undefined, frame: Frame, taken: TakenRows | undefined): void {
  if (states === undefined) return;
  const rows = frame.rowNumbers();
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (states[i] < FIRST_FAULT || (taken !== undefined && taken.choice[i] !== taken.option)) continue;
      throw failure(frame.where, rows[i], states[i]);
    }
  });
}

/** The error that a formula has no value in a row, which is told by its number, or by that and its table. */
export function failure(where: string, row: number | string, state: number): CodedError {
  return new CodedError('formula/failed', `${where} fails in row ${row}: ${faultSentence(state)}.`);
}
