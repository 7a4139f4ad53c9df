import type { GeneratorPage } from '@populace/library';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { engine } from '../../lib/engine/engines.ts';
import { byUse } from '../../lib/search/subject-order.ts';

/** A generator that a search has found. */
export interface FoundGenerator {
  readonly page: GeneratorPage;
  /** What other tools call it, where it was found by that. */
  readonly known: string | undefined;
}

/** Returns the generators that a search finds, the nearest first; all where nothing is searched. */
export function useFound(pages: readonly GeneratorPage[], query: string): readonly FoundGenerator[] {
  const words = query.trim();
  const { data } = useQuery({
    queryKey: ['search', words],
    queryFn: ({ signal }) => engine.call('search', { words }, signal),
    placeholderData: keepPreviousData,
    enabled: words !== '',
  });
  return useMemo(() => {
    // Until the first answer is there, the list stays as it was.
    if (words === '' || data === undefined) return byUse(pages).map((page) => ({ page, known: undefined }));
    const byId = new Map(pages.map((page) => [page.id, page]));
    return data.flatMap(({ id, known }) => {
      const page = byId.get(id);
      return page === undefined ? [] : [{ page, known: known[0] }];
    });
  }, [pages, words, data]);
}
