/** Some lines of a file, whole. */
export interface Lines {
  readonly text: string;
  /** The number of the first, from 1. */
  readonly line: number;
  /** Whether the last of them has no line end: it is the last of the file, and torn. */
  readonly isTorn: boolean;
}

/** How many line ends a text has. */
export function lineEndsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/**
 * Parts a file into pieces of whole lines; with `quoted`, line ends within quotation marks part nothing. Takes the memory of one piece
 * and of the longest row.
 */
export async function* wholeLines(
  texts: AsyncIterable<string>,
  { quoted }: { quoted: boolean },
): AsyncGenerator<Lines> {
  let rest = '';
  let line = 1;
  for await (const text of texts) {
    rest += text;
    const end = quoted ? endOutsideQuotes(rest) : rest.lastIndexOf('\n');
    if (end < 0) continue;
    const whole = rest.slice(0, end + 1);
    rest = rest.slice(end + 1);
    yield { text: whole, line, isTorn: false };
    line += lineEndsIn(whole);
  }
  if (rest !== '') yield { text: rest, line, isTorn: true };
}

/** The last line end before which there is an even number of quotation marks; −1 where there is none. */
function endOutsideQuotes(text: string): number {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  let end = text.length;
  // Goes back from the end: each quotation mark that is passed changes what is known of all before it.
  for (;;) {
    const lineEnd = text.lastIndexOf('\n', end - 1);
    if (lineEnd < 0) return -1;
    for (let at = text.lastIndexOf('"', end - 1); at > lineEnd; at = at === 0 ? -1 : text.lastIndexOf('"', at - 1))
      odd = !odd;
    if (!odd) return lineEnd;
    end = lineEnd;
    if (end === 0) return -1;
  }
}
