import type { ColumnProfile, LocaleCount, SampleSummary } from '@populace/library';
import { queryOptions } from '@tanstack/react-query';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import { type Asked, askedOf } from './model/asked.ts';

/** A column's profile, beside what the same text asks of it. */
export interface AskedProfile {
  readonly table: string;
  readonly sample: SampleSummary;
  readonly locales: readonly LocaleCount[] | undefined;
  readonly column: ColumnProfile;
  readonly asked: Asked;
}

/** A column of a schema that opens. */
export interface ColumnOf {
  readonly text: string;
  readonly table: string;
  readonly column: string;
}

/** So many rows are looked at, at most: the shares of as many are within one in a hundred of those of all. */
const ROWS = 10_000;

/** What the values of a column are like. While it is asked for another text, what was known of the same column stays. */
export function columnProfileQuery({ text, table, column }: ColumnOf) {
  return queryOptions({
    queryKey: ['column profile', text, table, column],
    queryFn: async ({ signal }): Promise<AskedProfile | null> => {
      const ask = { text, table, columns: [column], rows: ROWS };
      const { sample, locales, columns } = await backgroundEngine.call('profile', ask, signal);
      const [profile] = columns;
      return profile === undefined
        ? null
        : { table, sample, locales, column: profile, asked: askedOf(text, table, column) };
    },
    placeholderData: (before) =>
      before != null && before.table === table && before.column.name === column ? before : undefined,
  });
}
