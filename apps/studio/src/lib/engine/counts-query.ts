import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { backgroundEngine, engine } from './engines.ts';

/** About how many rows each table of a schema that opened has, at once; what is known of another while the text changes. */
export function estimatesQuery(text: string | undefined) {
  return queryOptions({
    queryKey: ['row-estimates', text],
    queryFn:
      text === undefined
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) => engine.call('rowEstimates', { text }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The exact number of rows of each table of a schema that opened; the last known while it is counted, which may take long. */
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
