import type { RowEstimate } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowsView, TableView } from '../document/schema-view.ts';
import { estimatesQuery } from '../engine/counts-query.ts';
import { formatCount } from '../messages/numbers.ts';
import { useSessionPart } from '../session/session-context.tsx';
import { parseRowCount } from './parse-row-count.ts';

/** How many rows each table of the open schema has, or about how many; tables of which nothing is known are not there. */
export function useRowCounts(): ReadonlyMap<string, RowEstimate> {
  const text = useSessionPart(({ good }) => good?.text);
  const tables = useSessionPart(({ view }) => view.tables);
  const { data } = useQuery(estimatesQuery(text));
  return useMemo(() => countsOf(data ?? [], tables), [data, tables]);
}

/** What the engine told of each table; a number that is written in the document stands at once, before the engine has read it. */
export function countsOf(
  told: readonly { readonly table: string; readonly rows: RowEstimate | undefined }[],
  tables: readonly Pick<TableView, 'name' | 'rows'>[],
): ReadonlyMap<string, RowEstimate> {
  const counts = new Map<string, RowEstimate>();
  for (const { table, rows } of told) if (rows !== undefined) counts.set(table, rows);
  for (const { name, rows } of tables) {
    const written = writtenCount(rows);
    if (written !== undefined) counts.set(name, { rows: written, isExact: true });
  }
  return counts;
}

function writtenCount(rows: RowsView): number | undefined {
  if (rows.kind === 'given') return rows.count;
  return rows.kind === 'count' ? parseRowCount(rows.text) : undefined;
}

/** A number of rows, with a mark where it is about so many: `≈ 12,000`. */
export function formatRowCount({ rows, isExact }: RowEstimate): string {
  return isExact ? formatCount(rows) : `≈ ${formatCount(rounded(rows))}`;
}

/** Two digits: the others of an estimate say nothing. */
function rounded(rows: number): number {
  return Number(rows.toPrecision(2));
}

/** The sum of several numbers of rows; undefined where one of them is not known. */
export function totalOf(rows: readonly (RowEstimate | undefined)[]): RowEstimate | undefined {
  let sum = 0;
  let isExact = true;
  for (const one of rows) {
    if (one === undefined) return undefined;
    sum += one.rows;
    isExact &&= one.isExact;
  }
  return { rows: sum, isExact };
}
