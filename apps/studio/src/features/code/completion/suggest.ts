import type { Spot } from '../spot/spot.ts';
import { rank } from './rank.ts';
import { suggestKeys } from './suggest-keys.ts';
import { type Place, suggestColumns } from './suggest-names.ts';
import { suggestValues } from './suggest-values.ts';
import type { Knowledge, Suggestion } from './suggestion.ts';
import { writingAt } from './writing.ts';

export interface Asked {
  readonly spot: Spot;
  /** What is written before the cursor. */
  readonly word: string;
  /** The sign after the cursor. */
  readonly next: string;
  readonly known: Knowledge;
}

export interface Answer {
  /** The part of the word that is replaced begins there, counted from the word's start. */
  readonly begin: number;
  /** Whether all of the word is replaced, and not only what is before the cursor. */
  readonly whole: boolean;
  readonly suggestions: readonly Suggestion[];
}

/** Returns what may be written at a spot, the best first. */
export function suggest({ spot, word, next, known }: Asked): Answer {
  const place: Place = { spot, known, write: writingAt(spot, known.view.json) };
  const hole = /(?:^|[^{])(?:\{\{)*\{([^{}]*)$/.exec(word);
  if (spot.path.at(-1) === 'template' && spot.kind === 'value') {
    if (hole === null) return { begin: 0, whole: false, suggestions: [] };
    const begin = word.length - (hole[1]?.length ?? 0);
    const columns = suggestColumns(place, spot.path[1], [spot.path[3] ?? '']);
    const closed = columns.map((one) => ({ ...one, insert: next === '}' ? one.label : `${one.label}}` }));
    return { begin, whole: false, suggestions: rank(word.slice(begin), closed) };
  }
  const all = spot.kind === 'key' ? suggestKeys(place) : suggestValues(place);
  const also = spot.mayBeKey ? suggestKeys({ ...place, spot: { ...spot, kind: 'key' } }) : [];
  return { begin: 0, whole: true, suggestions: rank(word, [...all, ...also]) };
}
