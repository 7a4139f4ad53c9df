import { graphemeSegments } from 'unicode-segmenter/grapheme';

/** A way in which careless hands leave a text. */
interface DirtyForm {
  /** In words, after "dirty in 3 % of rows: ". */
  readonly words: string;
  readonly apply: (text: string) => string;
}

const SPACE_BEFORE: DirtyForm = { words: 'a space before it', apply: (text) => ` ${text}` };
const SPACE_BEHIND: DirtyForm = { words: 'a space behind it', apply: (text) => `${text} ` };
const TWO_SPACES: DirtyForm = { words: 'two spaces for one', apply: (text) => text.replace(' ', '  ') };
const CAPITALS: DirtyForm = {
  words: 'its letters in capitals',
  apply: (text) => text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32)),
};
const NO_CAPITALS: DirtyForm = {
  words: 'its letters without capitals',
  apply: (text) => text.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32)),
};
const SWAPPED: DirtyForm = { words: 'two neighbouring characters the wrong way round', apply: swapped };
const WITHOUT_LAST: DirtyForm = { words: 'a space for its last character', apply: withoutLast };

/** The forms that are drawn: at most one character more, and another text wherever it can be. */
const FORMS: readonly DirtyForm[] = [SPACE_BEFORE, SPACE_BEHIND, TWO_SPACES, CAPITALS, NO_CAPITALS];
const CASES: readonly DirtyForm[] = [CAPITALS, NO_CAPITALS];

/** How many forms there are to draw from. */
export const FORM_COUNT: number = FORMS.length;

/** A dirty text, and how it is so. */
export interface DirtyText {
  readonly text: string;
  /** In words, such as `a space before it`. */
  readonly words: string;
}

/**
 * Makes a text dirty in the form that was drawn. Where that changes nothing, a space stands behind the text. Where the type has
 * no room for the longer text, its letters change their case; one without such letters has two characters swapped, or no last one.
 */
export function dirtyText(text: string, drawn: number, length: number | undefined): DirtyText {
  const longer = firstChange(text, [...FORMS.slice(drawn, drawn + 1), SPACE_BEHIND]) ?? { text, words: '' };
  if (length === undefined || hasRoom(longer.text, length)) return longer;
  const cases = drawn % 2 === 0 ? CASES : CASES.toReversed();
  return firstChange(text, [...cases, SWAPPED, WITHOUT_LAST]) ?? longer;
}

function firstChange(text: string, forms: readonly DirtyForm[]): DirtyText | undefined {
  for (const { words, apply } of forms) {
    const changed = apply(text);
    if (changed !== text) return { text: changed, words };
  }
  return undefined;
}

/** Types count code points, of which there are at most as many as code units. */
function hasRoom(text: string, length: number): boolean {
  return text.length <= length || [...text].length <= length;
}

/** The last two neighbouring characters that differ, the wrong way round; clusters of characters stay whole. */
function swapped(text: string): string {
  const clusters = clustersOf(text);
  for (let last = clusters.length - 1; last > 0; last--) {
    const [before, after] = [clusters[last - 1], clusters[last]];
    if (before !== after) return [...clusters.slice(0, last - 1), after, before, ...clusters.slice(last + 1)].join('');
  }
  return text;
}

/** A text with a space for its last character; a space is dropped. */
function withoutLast(text: string): string {
  const clusters = clustersOf(text);
  const last = clusters.pop();
  return `${clusters.join('')}${last === ' ' ? '' : ' '}`;
}

function clustersOf(text: string): string[] {
  return Array.from(graphemeSegments(text), ({ segment }) => segment);
}
