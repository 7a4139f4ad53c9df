import type { GeneratorPage } from '@populace/library';
import { compareSubjects, subjectOfId } from '../../../lib/search/subject-order.ts';

/** What a generator is about. */
export function subjectOf({ id }: Pick<GeneratorPage, 'id'>): string {
  return subjectOfId(id);
}

/** How many of some generators each subject has, the most used first. */
export function countSubjects(pages: readonly Pick<GeneratorPage, 'id'>[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(subjectOf(page), (counts.get(subjectOf(page)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => compareSubjects(a, b));
}
