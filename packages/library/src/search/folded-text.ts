/** A text as search compares it: its letters and digits without case, accents and what stands between words. */
export interface FoldedText {
  readonly text: string;
  readonly folded: string;
  /** The place in the text of each folded character, and of the end. */
  readonly places: readonly number[];
  /** The folded characters with which words begin. */
  readonly starts: readonly number[];
}

/** Folds a text: `firstName`, `First Name` and `first-name` are the same, `Straße` is `strasse`. */
export function foldText(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  const starts: number[] = [];
  let before = '';
  let place = 0;
  for (const character of text) {
    const plain = plainOf(character);
    if (plain !== '' && beginsWord(before, character)) starts.push(folded.length);
    for (let at = 0; at < plain.length; at++) places.push(place);
    folded += plain;
    before = character;
    place += character.length;
  }
  return { text, folded, places: [...places, text.length], starts };
}

function plainOf(character: string): string {
  if (character === 'ß') return 'ss';
  // Marks of Latin letters go; those of kana tell sounds apart and stay.
  const parts = character
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  return parts.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}

function beginsWord(before: string, character: string): boolean {
  if (before === '' || !/[\p{L}\p{N}\p{M}]/u.test(before)) return true;
  return /\p{Lu}/u.test(character) && /[\p{Ll}\p{N}]/u.test(before);
}

/** From and to, in units of the text, as `slice` takes them. */
export type TextRange = readonly [from: number, to: number];

/** The stretch of a text that folded characters stand for, at least one. */
export function rangeOf({ text, places }: FoldedText, from: number, to: number): TextRange {
  const last = places[to - 1] ?? 0;
  const [character = ''] = text.slice(last, last + 2);
  return [places[from] ?? 0, last + character.length];
}
