import { queryOptions } from '@tanstack/react-query';
import { backgroundEngine } from './engines.ts';

/** Every source of the tables, with its licence; asked once, as it opens every locale. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: ({ signal }) => backgroundEngine.call('credits', {}, signal),
  gcTime: Number.POSITIVE_INFINITY,
});
