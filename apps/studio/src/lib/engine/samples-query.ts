import { queryOptions } from '@tanstack/react-query';
import { backgroundEngine } from './engines.ts';

/** As many as stand beside one another. */
const SHOWN = 3;

/** A few values of every generator in a locale, by the generators' ids; asked once. */
export function samplesQuery(locale: string) {
  return queryOptions({
    queryKey: ['samples', locale],
    queryFn: async ({ signal }) => {
      const all = await backgroundEngine.call('samples', { locale, count: SHOWN }, signal);
      return new Map(all.map((one) => [one.generator, one]));
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
}
