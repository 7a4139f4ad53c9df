import type { LogicalType, Vector } from '@populace/core';
import type { TakenRows } from '@populace/recipes';
import { refuseFaults } from '../columns/failure.ts';
import { type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Frame } from '../columns/frame.ts';
import { writeNumbers } from './write-numbers.ts';
import { writePassed } from './write-passed.ts';
import { writeTexts } from './write-texts.ts';
import { writeTimes } from './write-times.ts';

/**
 * Writes a formula's column as the vector of a type that its values fit (`canHold`). A row whose value failed throws a `CodedError`
 * `formula/failed` while the step runs, unless only other rows are taken.
 */
export function writeColumn(column: FormulaColumn, type: LogicalType, frame: Frame, taken?: TakenRows): Vector {
  if (column.kind === 'passed') return writePassed(column, frame);
  const written =
    writeNumbers(column, type, frame) ?? writeTimes(column, type, frame) ?? writeTexts(column, type, frame);
  refuseFaults(written.states, frame, taken);
  if (written.states === undefined) return written.vector;
  const valid = validOf(written.states, frame);
  return { ...written.vector, valid } as Vector;
}

/** A byte a row, 0 where it is null. */
function validOf(states: Uint8Array, { arena, step }: Frame): Uint8Array {
  const valid = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) valid[i] = states[i] === PRESENT ? 1 : 0;
  });
  return valid;
}
