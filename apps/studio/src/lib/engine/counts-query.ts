import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { backgroundEngine } from './engines.ts';

/** The number of rows of each table of a schema that opened; the last known while it is counted. */
export function countsQuery(text: string | undefined) {
  return queryOptions({
    queryKey: ['counts', text],
    queryFn:
      text === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => backgroundEngine.call('counts', { text }, signal),
    placeholderData: keepPreviousData,
  });
}
