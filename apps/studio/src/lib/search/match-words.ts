/** How lists are searched: words in any order, whatever their case and accents. */

/** A piece of a text, and whether the search found it. */
export interface Span {
  readonly text: string;
  readonly isHit: boolean;
}

/** Returns the words that are searched for, ready to be compared. */
export function searchWords(query: string): readonly string[] {
  return fold(query).folded.split(/\s+/).filter(Boolean);
}

/**
 * Says how well a text has a word: 3 where it begins with it, 2 where one of its words does, 1 where it stands elsewhere,
 * 0 where it does not. A single letter counts at the beginning of words only, as it is nearly everywhere.
 */
export function matchOf(text: string, word: string): number {
  const { folded, at } = fold(text);
  const place = bestPlace(text, folded, at, word);
  if (place < 0) return 0;
  if (place === 0) return 3;
  if (isWordStart(text, at[place] ?? 0)) return 2;
  return word.length > 1 ? 1 : 0;
}

/** Cuts a text into what was found and what was not. */
export function spansOf(text: string, words: readonly string[]): readonly Span[] {
  const { folded, at } = fold(text);
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    const place = matchOf(text, word) > 0 ? bestPlace(text, folded, at, word) : -1;
    if (place >= 0) hits.fill(true, at[place], at[place + word.length] ?? text.length);
  }
  const spans: Span[] = [];
  let from = 0;
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && hits[i] === hits[from]) continue;
    spans.push({ text: text.slice(from, i), isHit: hits[from] === true });
    from = i;
  }
  return spans;
}

interface Folded {
  readonly folded: string;
  /** Where each folded character stands in the text. */
  readonly at: readonly number[];
}

function fold(text: string): Folded {
  const at: number[] = [];
  let folded = '';
  let place = 0;
  for (const sign of text) {
    const plain = sign
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .toLowerCase();
    for (let i = 0; i < plain.length; i++) at.push(place);
    folded += plain;
    place += sign.length;
  }
  return { folded, at };
}

function bestPlace(text: string, folded: string, at: readonly number[], word: string): number {
  const first = folded.indexOf(word);
  for (let place = first; place >= 0; place = folded.indexOf(word, place + 1))
    if (isWordStart(text, at[place] ?? 0)) return place;
  return first;
}

/** Words begin after what is no letter or digit, and at a capital after a small letter: `person.firstName` has three. */
function isWordStart(text: string, place: number): boolean {
  const before = text.slice(0, place);
  if (!/[\p{L}\p{N}]$/u.test(before)) return true;
  return /[\p{Ll}\p{N}]$/u.test(before) && /^\p{Lu}/u.test(text.slice(place));
}
