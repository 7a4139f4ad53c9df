import type { RelationSummary } from '@populace/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { idOfText } from '../rows/text-ids.ts';

/** What a table refers to, and what refers to it. */
export interface Relations {
  /** The relation that a column is of; undefined where it refers to nothing. */
  readonly parentOf: (column: string) => RelationSummary | undefined;
  /** What refers to the rows of the table. */
  readonly children: readonly RelationSummary[];
}

const none: readonly RelationSummary[] = [];

/** Asks what refers to what. */
export function useRelations(text: string, table: string): Relations {
  const { data = none } = useQuery({
    queryKey: ['relations', idOfText(text)],
    queryFn: ({ signal }) => backgroundEngine.call('relations', { text }, signal),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const parents = data.filter((relation) => relation.table === table && relation.columns.length > 0);
    return {
      parentOf: (column) => parents.find(({ columns }) => columns.includes(column)),
      children: data.filter(({ parent }) => parent === table),
    };
  }, [data, table]);
}

/** Returns the column of the parent that a column of a relation has its values from. */
export function targetOf({ columns, parentColumns }: RelationSummary, column: string): string | undefined {
  return parentColumns[columns.indexOf(column)];
}
