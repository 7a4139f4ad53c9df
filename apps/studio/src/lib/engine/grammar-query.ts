import { queryOptions } from '@tanstack/react-query';
import { backgroundEngine } from './engines.ts';

/** The JSON Schema of schema documents; asked once. */
export const grammarQuery = queryOptions({
  queryKey: ['grammar'],
  queryFn: ({ signal }) => backgroundEngine.call('grammar', {}, signal),
  gcTime: Number.POSITIVE_INFINITY,
});
