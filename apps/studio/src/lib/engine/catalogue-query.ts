import { queryOptions } from '@tanstack/react-query';
import { backgroundEngine } from './engines.ts';

/** Every generator, format and locale; asked once. */
export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: ({ signal }) => backgroundEngine.call('catalogue', {}, signal),
  gcTime: Number.POSITIVE_INFINITY,
});
