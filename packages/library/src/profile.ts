import { CodedError } from '@populace/core';
import { type PlannedTable, profileTable, type TableProfile, type World, windowOf } from '@populace/engine';
import { demandColumns } from './demand-columns.ts';

/** What of a table is looked at, and how closely. */
export interface ProfileOptions {
  /** The first row, from 0; 0 if absent. */
  readonly from?: number | undefined;
  /** How many rows at most; all that follow if absent. */
  readonly take?: number | undefined;
  /** Names of columns, in this order, hidden ones too; all that are not hidden if absent. */
  readonly columns?: readonly string[] | undefined;
  /** How many of these rows are looked at, at most: 1 to 100,000; 10,000 if absent. */
  readonly rows?: number | undefined;
  /** How many bins a histogram has at most: 5 to 200; 20 if absent. */
  readonly bins?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Returns what the values of a table's columns are like. */
export type MakeProfile = (options?: ProfileOptions) => TableProfile;

const USUAL = { rows: 10_000, bins: 20 };

/** Creates what makes profiles of a table. */
export function createProfile(world: World, table: PlannedTable): MakeProfile {
  return ({ from, take, columns, signal, rows = USUAL.rows, bins = USUAL.bins } = {}) => {
    if (columns !== undefined) demandColumns(table, columns);
    demandWithin('rows', rows, 1, 100_000);
    demandWithin('bins', bins, 5, 200);
    const window = windowOf(table.rowCount, { from, take });
    return profileTable(world, table, { window, columns, rows, bins, signal });
  };
}

function demandWithin(name: string, number: number, min: number, max: number): void {
  if (Number.isInteger(number) && number >= min && number <= max) return;
  throw new CodedError('call/usage', `${name} must be a whole number from ${min} to ${max}, but is ${number}.`);
}
