import { graphemeSegments } from 'unicode-segmenter/grapheme';

/** No character below takes part in a cluster of several, but a line feed after a carriage return. */
const FIRST_COMBINING = 0x300;

/**
 * Truncates a text to so many characters (code points), between grapheme clusters (UAX #29) and without white space at its new end.
 * A text whose first cluster is longer becomes empty. The tables are those of a library, since the engine's change with its version.
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = indexAfter(text, length);
  return end >= text.length ? text : text.slice(0, boundaryBefore(text, end)).trimEnd();
}

/** Where so many code points of a text end, as an index of its code units. */
function indexAfter(text: string, characters: number): number {
  let index = 0;
  for (let rest = characters; rest > 0 && index < text.length; rest--) {
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  }
  return index;
}

/** The last boundary of clusters that is not after `end`. */
function boundaryBefore(text: string, end: number): number {
  if (isPlainBoundary(text, end)) return end;
  let boundary = 0;
  for (const { index, segment } of graphemeSegments(text)) {
    if (index + segment.length > end) break;
    boundary = index + segment.length;
  }
  return boundary;
}

/** Whether the characters around an index say by themselves that a cluster ends there. */
function isPlainBoundary(text: string, index: number): boolean {
  const [before, after] = [text.charCodeAt(index - 1), text.charCodeAt(index)];
  return before < FIRST_COMBINING && after < FIRST_COMBINING && !(before === 13 && after === 10);
}
