import { createOutside, type Marks } from './line-end.ts';

/** Some lines of a file, whole. */
export interface Lines {
  readonly text: string;
  /** The number of the first, from 1. */
  readonly line: number;
  /** Whether the last of them has no line end: it is the last of the file, and torn. */
  readonly isTorn: boolean;
}

/** The last character of a line end. */
export type LineMark = '\n' | '\r';

/** How many line ends a text has. */
export function lineEndsIn(text: string, mark: LineMark = '\n'): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

/** How a file is parted into lines: line ends within quotation marks, or behind a backslash that escapes, part nothing. */
export interface LineRules extends Marks {
  /** LF if absent. */
  readonly mark?: LineMark | undefined;
  /** The characters that a row may have, so that a quotation mark that never closes does not take the whole file into memory; 2^26 if absent. */
  readonly mostOfRow?: number | undefined;
  /** Told the line with which a row begins that has more; nothing after it is read. */
  tooLong(line: number): void;
}

/** What one row may have: 64 MiB of ASCII. */
export const MOST_OF_ROW: number = 2 ** 26;

/** Parts a file into pieces of whole lines. Takes the memory of one piece and of the longest row, and looks at each character once. */
export async function* wholeLines(
  texts: AsyncIterable<string>,
  { quote, escapes, mark = '\n', mostOfRow = MOST_OF_ROW, tooLong }: LineRules,
): AsyncGenerator<Lines> {
  // What has come of a row that has not ended.
  let begun: string[] = [];
  let size = 0;
  let line = 1;
  const lastEnd = createLastEnd({ quote, escapes }, mark);
  for await (const text of texts) {
    const end = lastEnd(text);
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
    line += lineEndsIn(whole, mark);
  }
  const rest = begun.join('');
  if (rest !== '') yield { text: rest, line, isTorn: true };
}

/** Finds the last line end that parts something in each of the pieces of a file, one after the other; −1 where there is none. */
function createLastEnd({ quote, escapes }: Marks, mark: LineMark): (text: string) => number {
  if (escapes) return createEscapedEnd({ quote, escapes }, mark);
  if (quote === undefined) return (text) => text.lastIndexOf(mark);
  let isOpen = false;
  return (text) => {
    isOpen = isOpenAfter(text, isOpen, quote);
    return endOutsideQuotes(text, isOpen, { quote, mark });
  };
}

/** Whether a quotation mark is open at the end of a text. */
function isOpenAfter(text: string, isOpen: boolean, quote: string): boolean {
  let odd = isOpen;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) odd = !odd;
  return odd;
}

/** The last line end outside quotation marks, of which one may be open at the end of the text; −1 where there is none. */
function endOutsideQuotes(
  text: string,
  isOpenAtEnd: boolean,
  { quote, mark }: { readonly quote: string; readonly mark: LineMark },
): number {
  let odd = isOpenAtEnd;
  let end = text.length;
  // Goes back from the end: each quotation mark that is passed changes what is known of all before it.
  for (;;) {
    const lineEnd = end === 0 ? -1 : text.lastIndexOf(mark, end - 1);
    if (lineEnd < 0) return -1;
    for (let at = text.lastIndexOf(quote, end - 1); at > lineEnd; at = at === 0 ? -1 : text.lastIndexOf(quote, at - 1))
      odd = !odd;
    if (!odd) return lineEnd;
    end = lineEnd;
  }
}

/** Where backslashes escape, what a character stands for depends on all before it. */
function createEscapedEnd(marks: Marks, mark: LineMark): (text: string) => number {
  const isOutside = createOutside(marks);
  return (text) => {
    let end = -1;
    for (let at = 0; at < text.length; at++) if (isOutside(text[at]) && text[at] === mark) end = at;
    return end;
  };
}
