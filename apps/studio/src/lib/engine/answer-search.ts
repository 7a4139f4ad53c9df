import { searchGenerators } from '@populace/library';
import type { AnswerOf, AskOf } from './engine-calls.ts';

/** Finds generators by what people call them. */
export function search({ words }: AskOf<'search'>): AnswerOf<'search'> {
  return searchGenerators(words).map(({ page, hits, knownAs }) => ({
    id: page.id,
    ranges: hits.find(({ field }) => field === 'id')?.ranges ?? [],
    known: knownAs === undefined ? [] : [`${knownAs.from} ${knownAs.name}`],
  }));
}
