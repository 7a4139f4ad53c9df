import type { RowEstimate } from '@populace/library';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { estimatesQuery } from '../engine/counts-query.ts';
import { formatCount } from '../messages/numbers.ts';
import { useSessionPart } from '../session/session-context.tsx';

/** How many rows each table of the open schema has, or about how many; tables of which nothing is known are not there. */
export function useRowCounts(): ReadonlyMap<string, RowEstimate> {
  const text = useSessionPart(({ good }) => good?.text);
  const { data } = useQuery(estimatesQuery(text));
  return useMemo(
    () =>
      new Map(data?.flatMap(({ table, rows }): [string, RowEstimate][] => (rows === undefined ? [] : [[table, rows]]))),
    [data],
  );
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
