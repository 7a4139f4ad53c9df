import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import type { GalleryEntry } from './gallery-entries.ts';
import { othersFound } from './others-found.ts';

/** An entry that was found, where in its name, and by which other names. */
export interface FoundEntry {
  readonly entry: GalleryEntry;
  /** Stretches of the name, as `slice` takes them. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly known: readonly string[];
}

/** Finds entries by their names, what they make, and the names that they have elsewhere; the best first. */
export function useSearched(entries: readonly GalleryEntry[], words: string): readonly FoundEntry[] {
  const asked = words.trim();
  const { data } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => backgroundEngine.call('search', { words: asked }, signal),
    placeholderData: keepPreviousData,
    enabled: asked !== '',
  });
  return useMemo(() => {
    if (asked === '' || data === undefined) return entries.map((entry) => ({ entry, ranges: [], known: [] }));
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    const generators = data.flatMap(({ id, ranges, known }) => {
      const entry = byId.get(id);
      return entry === undefined ? [] : [{ entry, ranges, known }];
    });
    const others = othersFound(entries, asked).map((entry) => ({ entry, ranges: [], known: [] }));
    return [...others, ...generators];
  }, [entries, asked, data]);
}
