import { useMemo } from 'react';
import type { GalleryEntry } from './gallery-entries.ts';

/** An entry that was found, and the other names by which it was. */
export interface FoundEntry {
  readonly entry: GalleryEntry;
  /** Names that people know it by and that hold the words. */
  readonly known: readonly string[];
}

/** Finds entries by their names, what they make, and the names they have elsewhere; the best first. */
export function useSearched(entries: readonly GalleryEntry[], words: string): readonly FoundEntry[] {
  return useMemo(() => search(entries, words.trim().toLowerCase()), [entries, words]);
}

function search(entries: readonly GalleryEntry[], words: string): readonly FoundEntry[] {
  if (words === '') return entries.map((entry) => ({ entry, known: [] }));
  return entries
    .map((entry) => ({ entry, known: knownBy(entry, words), score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

function knownBy(entry: GalleryEntry, words: string): readonly string[] {
  if (entry.kind === 'table') return [];
  return entry.generator.aliases.filter((alias) => alias.toLowerCase().includes(words)).slice(0, 3);
}

/** A name that begins so goes before one that holds the words, and both before what only tells of them. */
function scoreOf(entry: GalleryEntry, words: string): number {
  const id = entry.id.toLowerCase();
  const name = id.split('.').at(-1) ?? id;
  if (name === words) return 6;
  if (name.startsWith(words)) return 5;
  if (id.includes(words)) return 4;
  if (entry.kind === 'table') return 0;
  const aliases = entry.generator.aliases.map((alias) => alias.toLowerCase());
  if (aliases.some((alias) => alias.startsWith(words))) return 3;
  if (aliases.some((alias) => alias.includes(words))) return 2;
  return entry.generator.summary.toLowerCase().includes(words) ? 1 : 0;
}
