import type { LineEnd, Marks } from './line-end.ts';
import { type LineMark, lineEndsIn } from './whole-lines.ts';

/** By which characters the rows and cells of a file are parted. */
export interface RowMarks extends Marks {
  readonly delimiter: string;
  readonly lineEnd: LineEnd;
  /** What stands for a null; a backslash in it escapes nothing. */
  readonly nullText: string;
}

/** A row as it is parted. */
export interface PartedRow {
  /** The texts of its cells, without quotation marks and what escapes. */
  readonly cells: string[];
  /** By cell, whether quotation marks or backslashes say that it is no null; undefined where no cell has any. */
  readonly marked: readonly boolean[] | undefined;
  readonly line: number;
  /** Whether a quotation mark is not closed, or not where its cell ends. */
  readonly isUnclosed: boolean;
  /** What ends it; empty at the end of a text. */
  readonly end: string;
}

/** The last character of a line end. */
export function markOf(lineEnd: LineEnd): LineMark {
  return lineEnd === '\r' ? '\r' : '\n';
}

/** Parts whole lines into rows and cells (RFC 4180), the first of which stands in this line of the file. */
export function partRows(text: string, firstLine: number, marks: RowMarks, take: (row: PartedRow) => void): void {
  const { quote, escapes } = marks;
  const isPlain = (quote === undefined || !text.includes(quote)) && !(escapes && text.includes('\\'));
  if (isPlain) partPlainRows(text, firstLine, marks, take);
  else partMarkedRows(text, firstLine, marks, take);
}

/** Without quotation marks cells are what stands between delimiters. */
function partPlainRows(
  text: string,
  firstLine: number,
  { delimiter, lineEnd }: RowMarks,
  take: (row: PartedRow) => void,
): void {
  const mark = markOf(lineEnd);
  const rows = text.split(mark);
  const last = rows.length - 1;
  for (const [at, row] of rows.entries()) {
    if (at === last && row === '') return;
    const hasReturn = mark === '\n' && row.endsWith('\r');
    const cells = (hasReturn ? row.slice(0, -1) : row).split(delimiter);
    const end = at === last ? '' : `${hasReturn ? '\r' : ''}${mark}`;
    take({ cells, marked: undefined, line: firstLine + at, isUnclosed: false, end });
  }
}

function partMarkedRows(text: string, firstLine: number, marks: RowMarks, take: (row: PartedRow) => void): void {
  const mark = markOf(marks.lineEnd);
  const partCell = createCellParter(text, marks);
  let line = firstLine;
  for (let at = 0; at < text.length; ) {
    const begin = at;
    const cells: string[] = [];
    const marked: boolean[] = [];
    let isUnclosed = false;
    for (;;) {
      const cell = partCell(at);
      cells.push(cell.text);
      marked.push(cell.isMarked);
      isUnclosed ||= cell.isUnclosed;
      at = cell.next;
      if (cell.end === marks.delimiter) continue;
      take({ cells, marked, line, isUnclosed, end: cell.end });
      break;
    }
    line += Math.max(1, lineEndsIn(text.slice(begin, at), mark));
  }
}

interface PartedCell {
  readonly text: string;
  readonly isMarked: boolean;
  readonly isUnclosed: boolean;
  /** What ends it: the delimiter, a line end, or nothing at the end of the text. */
  readonly end: string;
  /** Where what follows begins. */
  readonly next: number;
}

/** Returns what parts the cell that begins at a place. Places must not go back. */
function createCellParter(
  text: string,
  { quote, escapes, delimiter, lineEnd, nullText }: RowMarks,
): (at: number) => PartedCell {
  const mark = markOf(lineEnd);
  const nextMark = createSearch(text, mark);
  const nextDelimiter = createSearch(text, delimiter);
  const nextBackslash = createSearch(text, '\\');
  /** What goes on bare from a place to the end of its cell, with what is behind it. */
  const bare = (begin: number): PartedCell => {
    let value = '';
    let at = begin;
    let end = Math.min(nextMark(at), nextDelimiter(at));
    for (let backslash = nextBackslash(at); escapes && backslash < end; backslash = nextBackslash(at)) {
      value += text.slice(at, backslash) + text.slice(backslash + 1, backslash + 2);
      at = backslash + 2;
      end = Math.min(nextMark(at), nextDelimiter(at));
    }
    const sign = endAt(at, end);
    const close = sign === '\r\n' ? end - 1 : end;
    const isNull = text.slice(begin, close) === nullText;
    return {
      text: isNull ? nullText : value + text.slice(at, close),
      isMarked: !isNull && at > begin,
      isUnclosed: false,
      end: sign,
      next: Math.min(text.length, close + sign.length),
    };
  };
  const endAt = (from: number, end: number): string => {
    if (end === text.length) return '';
    if (end !== nextMark(from)) return delimiter;
    return mark === '\n' && end > from && text[end - 1] === '\r' ? '\r\n' : mark;
  };
  return (begin) => {
    if (quote === undefined || text[begin] !== quote) return bare(begin);
    const { value, behind, isClosed } = quotedText(text, begin, quote, escapes);
    const rest = bare(behind);
    // What stands between the quotation mark and the end of the cell is no part of a cell that is well formed.
    const isWhole = isClosed && behind + rest.end.length === rest.next;
    return { ...rest, text: isWhole ? value : value + rest.text, isMarked: true, isUnclosed: !isWhole };
  };
}

/** Returns what finds a text from a place on; the length of the whole where it is not there. Places must not go back. */
function createSearch(text: string, sought: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      found = text.indexOf(sought, from);
      if (found < 0) found = text.length;
    }
    return found;
  };
}

interface QuotedText {
  readonly value: string;
  /** The place behind the quotation mark that closes. */
  readonly behind: number;
  readonly isClosed: boolean;
}

function quotedText(text: string, begin: number, quote: string, escapes: boolean): QuotedText {
  let value = '';
  let from = begin + 1;
  const stop = escapes ? new RegExp(`[\\\\\\${quote}]`, 'g') : undefined;
  const nextStop = (at: number): number => {
    if (stop === undefined) return text.indexOf(quote, at);
    stop.lastIndex = at;
    return stop.exec(text)?.index ?? -1;
  };
  for (;;) {
    const at = nextStop(from);
    if (at < 0) return { value: value + text.slice(from), behind: text.length, isClosed: false };
    const isPair = escapes ? text[at] === '\\' : text[at + 1] === quote;
    value += text.slice(from, at);
    if (!isPair) return { value, behind: at + 1, isClosed: true };
    value += text.slice(at + 1, at + 2);
    from = at + 2;
  }
}
