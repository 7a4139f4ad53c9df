import type { LogicalType } from '@populace/core';
import { counted } from '@populace/recipes';
import type { Cell, ReadColumn, Reading } from './define-reader.ts';
import { markOf, type PartedRow, partRows } from './delimited-rows.ts';
import { type LineEnd, type Marks, withLineEnd } from './line-end.ts';
import { cellOrder, type Header, matchHeader } from './match-header.ts';
import { lineEndsIn, MOST_OF_ROW, wholeLines } from './whole-lines.ts';

/** How the cells of a file are parted and what they stand for. */
export interface Delimited extends Marks {
  /** What parts cells, by the first line of the file. */
  readonly delimiterOf: (firstLine: string) => string;
  readonly hasHeader: boolean;
  readonly nullText: string;
  /** Whether a text that looks like a null is written otherwise: in quotation marks, or escaped. */
  readonly tellsNulls: boolean;
  /** Makes the value of a cell's text, where what escapes has signs of its own. */
  readonly plain?: ((cell: string) => string) | undefined;
}

/** What is said of a row that does not end. */
export const TOO_LONG = 'the row has more than 64 MiB; what follows is not read';
const UNCLOSED =
  'the row has more than 64 MiB, so a quotation mark in it opens and is not closed; what follows is not read';
const END_NAMES: Readonly<Record<LineEnd, string>> = { '\n': 'LF', '\r\n': 'CR LF', '\r': 'CR' };

/** Reads text of cells with delimiters between them. */
export async function readDelimited(file: AsyncIterable<string>, reading: Reading, dialect: Delimited): Promise<void> {
  let isRead = false;
  const { options, mostOfRow = MOST_OF_ROW } = reading;
  const { lineEnd, texts } = await withLineEnd(file, dialect, { said: options['lineEnd'], most: mostOfRow });
  const mark = markOf(lineEnd);
  const tooLong = (line: number): void => {
    isRead = true;
    reading.fault('verify/broken', line, dialect.quote === undefined ? TOO_LONG : UNCLOSED);
  };
  const { quote, escapes } = dialect;
  let take: ((text: string, line: number) => void) | undefined;
  for await (const { text, line, isTorn } of wholeLines(texts, { quote, escapes, mark, tooLong, mostOfRow })) {
    const own = isRead ? text : text.replace(/^\ufeff/, '');
    isRead = true;
    if (isTorn) reportTorn(line + lineEndsIn(text, mark), reading);
    take ??= createTaker(dialect, lineEnd, dialect.delimiterOf(/^[^\r\n]*/.exec(own)?.[0] ?? ''), reading);
    take(own, line);
  }
  if (!isRead) reading.fault('verify/torn', 1, 'the file is empty, without even its header');
}

/** What takes in whole lines, of which the first has the names of the columns. */
function createTaker(
  dialect: Delimited,
  lineEnd: LineEnd,
  delimiter: string,
  reading: Reading,
): (text: string, line: number) => void {
  const { columns, fault } = reading;
  const { quote, escapes, plain, nullText } = dialect;
  let header: Header | undefined = dialect.hasHeader ? undefined : columns.map((_, at) => at);
  let order = header && cellOrder(header, reading);
  const read = createCellReader(dialect, columns);
  const takeRow = ({ cells, marked, line, isUnclosed, end }: PartedRow): void => {
    if (isUnclosed) fault('verify/broken', line, 'quotation marks do not close where a cell ends');
    if (end !== lineEnd && end !== '') {
      const [found, asked] = [end === '\n' ? END_NAMES['\n'] : END_NAMES['\r\n'], END_NAMES[lineEnd]];
      fault('verify/broken', line, `the row ends with ${found}, but lines of the file end with ${asked}`);
    }
    if (header === undefined || order === undefined) {
      header = matchHeader(plain === undefined ? cells : cells.map(plain), reading);
      order = cellOrder(header, reading);
      return;
    }
    checkWidth(cells, header, line, reading);
    reading.row(order(read(cells, marked, header)), line);
  };
  return (text, line) => partRows(text, line, { quote, escapes, delimiter, lineEnd, nullText }, takeRow);
}

function reportTorn(line: number, reading: Reading): void {
  reading.fault('verify/torn', line, 'the last line has no line end: the file is cut off');
}

function checkWidth(cells: readonly string[], header: Header, line: number, { fault }: Reading): void {
  if (cells.length === header.length) return;
  fault('verify/broken', line, `the row has ${counted(cells.length, 'cell')}, but there are ${header.length} columns`);
}

/** Makes values of the cells of a row, in their array. Those that look like a null are one unless marks say otherwise. */
function createCellReader({ nullText, tellsNulls, plain }: Delimited, columns: readonly ReadColumn[]) {
  const [first, ...others] = columns;
  // In a column of its own nulls would be blank lines, so they are written as empty texts in quotation marks.
  const isBlankNull = others.length === 0 && first?.nullable === true && nullText === '';
  // Where nothing tells them apart, a text that looks like a null is none in a column that has none.
  const isNoNull = columns.map(({ type, nullable }) => !tellsNulls && !nullable && isText(type));
  return (texts: string[], marked: readonly boolean[] | undefined, header: Header): readonly Cell[] => {
    const cells: Cell[] = texts;
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at];
      const isValue = isBlankNull ? false : marked?.[at] === true || isNoNull[header[at]] === true;
      if (text === nullText && !isValue) cells[at] = null;
      else if (plain !== undefined) cells[at] = plain(text);
    }
    return cells;
  };
}

function isText({ kind }: LogicalType): boolean {
  return kind === 'string' || kind === 'bytes';
}
