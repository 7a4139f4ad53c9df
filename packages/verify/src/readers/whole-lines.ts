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

/** How a file is parted into lines. */
export interface LineRules {
  /** Whether line ends within quotation marks part nothing. */
  readonly quoted: boolean;
  /** The characters that a row may have, so that a quotation mark that never closes does not take the whole file into memory; 2^26 if absent. */
  readonly mostOfRow?: number | undefined;
  /** Told the line with which a row begins that has more; nothing after it is read. */
  tooLong(line: number): void;
}

/** What one row may have: 64 MiB of ASCII. */
const MOST_OF_ROW = 2 ** 26;

/** Parts a file into pieces of whole lines. Takes the memory of one piece and of the longest row, and looks at each character once. */
export async function* wholeLines(
  texts: AsyncIterable<string>,
  { quoted, mostOfRow = MOST_OF_ROW, tooLong }: LineRules,
): AsyncGenerator<Lines> {
  // What has come of a row that has not ended.
  let begun: string[] = [];
  let size = 0;
  let isOpen = false;
  let line = 1;
  for await (const text of texts) {
    const wasOpen: boolean = isOpen;
    if (quoted) isOpen = isOpenAfter(text, wasOpen);
    const end = quoted ? endOutsideQuotes(text, isOpen) : text.lastIndexOf('\n');
    begun.push(end < 0 ? text : text.slice(0, end + 1));
    size += end < 0 ? text.length : 0;
    if (size > mostOfRow) {
      tooLong(line);
      return;
    }
    if (end < 0) continue;
    const whole = begun.join('');
    begun = [text.slice(end + 1)];
    size = text.length - end - 1;
    yield { text: whole, line, isTorn: false };
    line += lineEndsIn(whole);
  }
  const rest = begun.join('');
  if (rest !== '') yield { text: rest, line, isTorn: true };
}

/** Whether a quotation mark is open at the end of a text. */
function isOpenAfter(text: string, isOpen: boolean): boolean {
  let odd = isOpen;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}

/** The last line end outside quotation marks, of which one may be open at the end of the text; −1 where there is none. */
function endOutsideQuotes(text: string, isOpenAtEnd: boolean): number {
  let odd = isOpenAtEnd;
  let end = text.length;
  // Goes back from the end: each quotation mark that is passed changes what is known of all before it.
  for (;;) {
    const lineEnd = end === 0 ? -1 : text.lastIndexOf('\n', end - 1);
    if (lineEnd < 0) return -1;
    for (let at = text.lastIndexOf('"', end - 1); at > lineEnd; at = at === 0 ? -1 : text.lastIndexOf('"', at - 1))
      odd = !odd;
    if (!odd) return lineEnd;
    end = lineEnd;
  }
}
