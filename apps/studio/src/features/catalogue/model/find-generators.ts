import type { GeneratorPage } from '@populace/library';
import { matchOf, searchWords } from '../../../lib/search/match-words.ts';

/** A generator that a search has found. */
export interface FoundGenerator {
  readonly page: GeneratorPage;
  /** The other name that the search has found it by, where its own does not say. */
  readonly alias: string | undefined;
}

/** Returns the generators that have every word of a search in their id, another name or summary, the nearest first. */
export function findGenerators(pages: readonly GeneratorPage[], query: string): readonly FoundGenerator[] {
  const words = searchWords(query);
  if (words.length === 0) return pages.map((page) => ({ page, alias: undefined }));
  return pages
    .map((page) => ({ page, alias: aliasOf(page, words), score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page, alias }) => ({ page, alias }));
}

/** A name says more than a sentence in which the word stands. */
const WEIGHTS = { id: 6, alias: 5, summary: 1 };

function scoreOf({ id, aliases, summary }: GeneratorPage, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const best = Math.max(
      WEIGHTS.id * matchOf(id, word),
      WEIGHTS.alias * bestOf(aliases, word),
      WEIGHTS.summary * matchOf(summary, word),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function aliasOf({ id, aliases }: GeneratorPage, words: readonly string[]): string | undefined {
  if (words.every((word) => matchOf(id, word) > 1)) return undefined;
  const scored = aliases.map((alias) => ({ alias, score: Math.min(...words.map((word) => matchOf(alias, word))) }));
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]?.alias;
}

function bestOf(texts: readonly string[], word: string): number {
  return Math.max(0, ...texts.map((text) => matchOf(text, word)));
}

/** What a generator is about: the first part of its id; empty for the few basic ones that have none. */
export function subjectOf({ id }: Pick<GeneratorPage, 'id'>): string {
  const dot = id.indexOf('.');
  return dot < 0 ? '' : id.slice(0, dot);
}

/** How many of some generators each subject has, by name, those without a subject last. */
export function countSubjects(found: readonly FoundGenerator[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { page } of found) counts.set(subjectOf(page), (counts.get(subjectOf(page)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (a === '' ? 1 : 0) - (b === '' ? 1 : 0) || (a < b ? -1 : 1));
}
