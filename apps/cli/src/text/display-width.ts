/**
 * East Asian wide and fullwidth characters (Unicode Standard Annex #11, by blocks), and those that show as an emoji by
 * themselves (Unicode Technical Standard #51).
 */
const WIDE =
  /[\u1100-\u115f\u2329\u232a\u2e80-\u303e\u3041-\u3247\u3250-\u33ff\u3400-\u4dbf\u4e00-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18cff}\u{1aff0}-\u{1b2fb}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** What takes no column by itself: marks upon other characters, and format characters but for the signs that Arabic puts around numbers. */
const ZERO = /^(?![\u0600-\u0605\u06dd])[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]+$/u;

/** Halfwidth marks, which stand behind their kana in a column of their own. */
const HALFWIDTH_MARKS = /[\uff9e\uff9f]/g;

const PLAIN = /^[\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Cuts text into what a reader takes for characters (Unicode Standard Annex #29). */
export function charactersOf(text: string): readonly string[] {
  if (PLAIN.test(text)) return [...text];
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Returns how many columns of a terminal a text takes. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return charactersOf(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

/** A character of several code points is as wide as its first; U+FE0F asks for the emoji, which is wide. */
function characterWidth(character: string): number {
  if (ZERO.test(character)) return 0;
  const [first = ''] = character;
  const marks = character.slice(first.length).match(HALFWIDTH_MARKS)?.length ?? 0;
  return (WIDE.test(first) || character.includes('\ufe0f') ? 2 : 1) + marks;
}

/** Cuts text to a width, with `…` where something was cut off; an isolate that is open there is closed. */
export function cutToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let left = width - 1;
  for (const character of charactersOf(text)) {
    left -= characterWidth(character);
    if (left < 0) break;
    kept += character;
  }
  return width < 1 ? '' : `${kept}…${closingOf(kept)}`;
}

/** What closes the isolates that a text leaves open (Unicode Standard Annex #9). */
function closingOf(text: string): string {
  let open = 0;
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) open++;
    else if (character === '\u2069' && open > 0) open--;
  }
  return '\u2069'.repeat(open);
}
