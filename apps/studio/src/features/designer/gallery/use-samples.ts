import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backgroundEngine } from '../../../lib/engine/engines.ts';

/** Three values of each generator in a locale. */
export function useSamples(locale: string): ReadonlyMap<string, readonly string[]> {
  const { data } = useQuery({
    queryKey: ['samples', locale],
    queryFn: ({ signal }) => backgroundEngine.call('samples', { locale, count: 3 }, signal),
    placeholderData: keepPreviousData,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => new Map(data?.map(({ generator, texts }) => [generator, texts])), [data]);
}
