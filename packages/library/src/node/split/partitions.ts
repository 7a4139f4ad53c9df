import { CodedError, nearestNames, quote } from '@populace/core';
import type { Row } from '@populace/engine';
import { demandGoing } from '@populace/output';
import type { OpenedTable } from '../../opened-table.ts';
import type { TablePlan } from '../plans/table-plans.ts';
import { breathe } from '../workers/breathe.ts';
import { hiveName } from './hive-name.ts';

/** The rows with one value of a column. */
export interface Partition {
  /** As it stands in the folder's name, before what is escaped; null for rows without one. */
  readonly value: string | null;
  readonly rows: number;
  /** From the table's folder on: `country=DE/part-0.csv`. */
  readonly file: string;
}

/** Each has an open file while rows are written. */
const MOST_PARTITIONS = 1000;

/** Rows between two breaths. */
const BREATH_ROWS = 2 ** 14;

/**
 * Finds the values of a column and how many rows have each, in the order in which they come first.
 * @throws CodedError `call/usage` for a column with too many values, `run/cancelled`.
 */
export async function findPartitions(
  { opened, window }: TablePlan,
  by: string,
  { signal, extension }: { readonly signal: AbortSignal | undefined; readonly extension: string },
): Promise<ReadonlyMap<string | null, Partition>> {
  const counts = new Map<string | null, number>();
  for await (const value of valuesOf({ opened, window }, by, signal)) {
    const count = counts.get(value) ?? 0;
    counts.set(value, count + 1);
    if (counts.size > MOST_PARTITIONS) throw tooMany(opened.name, by);
  }
  const numbers = new Map<string, number>();
  return new Map(
    [...counts].map(([value, rows]) => {
      const folder = hiveName(by, value);
      // Some disks do not tell `de` from `DE`, which are two values all the same.
      const folded = folder.normalize('NFKD').toUpperCase();
      const number = numbers.get(folded) ?? 0;
      numbers.set(folded, number + 1);
      return [value, { value, rows, file: `${folder}/part-${number}.${extension}` }];
    }),
  );
}

/** The values of a column, row by row, as texts. */
export async function* valuesOf(
  { opened, window }: Pick<TablePlan, 'opened' | 'window'>,
  by: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<string | null> {
  let rows = 0;
  for (const row of opened.rows({ columns: [by], ...window })) {
    yield textOf(row, by);
    rows++;
    if (rows % BREATH_ROWS > 0) continue;
    await breathe();
    demandGoing(signal);
  }
}

/** Hive has one folder for null and for the empty text. */
function textOf(row: Row, by: string): string | null {
  const value = row[by];
  return value === null || value === undefined || value === '' ? null : String(value);
}

/**
 * Requires that a table has the column that it is split by.
 * @throws CodedError `call/usage`.
 */
export function requireColumn({ name, columns }: OpenedTable, by: string): void {
  if (columns.some((column) => column.name === by)) {
    if (columns.some((column) => column.name !== by && !column.hidden)) return;
    throw new CodedError('call/usage', `${name} has no column beside ${by}, so its files would hold nothing.`);
  }
  const near = nearestNames(
    by,
    columns.map((column) => column.name),
  );
  const offer = near.length > 0 ? `did you mean ${near.join(' or ')}?` : 'choose the tables that have it with --table.';
  throw new CodedError('call/usage', `${name} has no column ${quote(by)} to split by; ${offer}`);
}

function tooMany(table: string, by: string): CodedError {
  const message = `${by} of ${table} has more than ${MOST_PARTITIONS} different values, and each would be a folder: split by a column with fewer, or by rows or bytes.`;
  return new CodedError('call/usage', message);
}
