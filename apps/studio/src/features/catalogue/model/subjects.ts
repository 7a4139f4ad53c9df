import type { GeneratorPage } from '@populace/library';

/** What a generator is about: the first part of its id; `basic` for the few that have none. */
export function subjectOf({ id }: Pick<GeneratorPage, 'id'>): string {
  const dot = id.indexOf('.');
  return dot < 0 ? 'basic' : id.slice(0, dot);
}

/** How many of some generators each subject has, by name, the basic ones last. */
export function countSubjects(pages: readonly Pick<GeneratorPage, 'id'>[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const page of pages) counts.set(subjectOf(page), (counts.get(subjectOf(page)) ?? 0) + 1);
  const orderOf = (subject: string) => (subject === 'basic' ? '~' : subject);
  return [...counts].sort(([a], [b]) => (orderOf(a) < orderOf(b) ? -1 : 1));
}
