import type { CheckTrial } from '@populace/library';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';

/** What came of a check, and the formula that it was then. */
export interface TriedCheck extends CheckTrial {
  readonly formula: string | undefined;
}

/** Puts the formulas of a text beside what came of them. */
export function triedChecks(text: string, table: string, trials: readonly CheckTrial[]): readonly TriedCheck[] {
  const read = readSchemaView(text);
  const checks = 'view' in read ? read.view.tables.find(({ name }) => name === table)?.checks : undefined;
  return trials.map((trial) => ({ ...trial, formula: checks?.[placeOf(trial)] }));
}

/** The pointer of a check ends with its place. */
function placeOf({ pointer }: CheckTrial): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** Returns what came of a check; undefined where another formula stood there when it was tried, or no rows were. */
export function trialOf(tried: readonly TriedCheck[], pointer: string, formula: string): TriedCheck | undefined {
  return tried.find((one) => one.pointer === pointer && one.formula === formula && one.rows > 0);
}
