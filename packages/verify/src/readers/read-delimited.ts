import { counted } from '@populace/core';
import papa from 'papaparse/papaparse.min.js';
import type { Cell, Reading } from './define-reader.ts';
import { cellOrder, type Header, matchHeader } from './match-header.ts';
import { quotedCells } from './quoted-cells.ts';
import { type Lines, lineEndsIn, wholeLines } from './whole-lines.ts';

/** How the cells of a file are parted and what they stand for. */
export interface Delimited {
  readonly delimiter: string;
  readonly hasHeader: boolean;
  readonly nullText: string;
  /** Whether cells may stand in quotation marks (RFC 4180); else what `plain` makes of them is the value. */
  readonly quoted: boolean;
  readonly plain?: ((cell: string) => string) | undefined;
}

/** What is said of a row that does not end. */
export const TOO_LONG = 'the row has more than 64 MiB; what follows is not read';
const UNCLOSED =
  'the row has more than 64 MiB, so a quotation mark in it opens and is not closed; what follows is not read';

/** Reads text of cells with delimiters between them. `dialectOf` looks at the first piece of the file. */
export async function readDelimited(
  texts: AsyncIterable<string>,
  reading: Reading,
  quoted: boolean,
  dialectOf: (first: string) => Delimited,
): Promise<void> {
  let take: RowTaker | undefined;
  let isBroken = false;
  const tooLong = (line: number): void => {
    isBroken = true;
    reading.fault('verify/broken', line, quoted ? UNCLOSED : TOO_LONG);
  };
  for await (const lines of wholeLines(texts, { quoted, tooLong, mostOfRow: reading.mostOfRow })) {
    const text = take === undefined ? lines.text.replace(/^\ufeff/, '') : lines.text;
    take ??= createTaker(dialectOf(text), reading);
    take({ ...lines, text });
  }
  if (take === undefined && !isBroken) reading.fault('verify/torn', 1, 'the file is empty, without even its header');
}

interface CellRules extends Delimited {
  /** Whether an empty text stands for a null even in quotation marks: in a column of its own, whose nulls would be blank lines. */
  readonly isBlankNull: boolean;
}

type RowTaker = (lines: Lines) => void;

function createTaker(dialect: Delimited, reading: Reading): RowTaker {
  const { delimiter, quoted } = dialect;
  const [first, ...others] = reading.columns;
  const isBlankNull = others.length === 0 && first?.nullable === true && dialect.nullText === '';
  const rules: CellRules = { ...dialect, isBlankNull };
  let header: Header | undefined = dialect.hasHeader ? undefined : reading.columns.map((_, at) => at);
  let order = header && cellOrder(header, reading);
  return ({ text, line: firstLine, isTorn }) => {
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    if (isTorn) reportTorn(text, firstLine, reading);
    const whole = text.endsWith(lineEnd) ? text.slice(0, -lineEnd.length) : text;
    const hasQuotes = quoted && text.includes('"');
    let line = firstLine;
    let begin = 0;
    const settings = { delimiter, newline: lineEnd, quoteChar: quoted ? '"' : '\0' };
    papa.parse(whole, {
      ...settings,
      // Without quotation marks cells are what stands between delimiters, which is also faster.
      ...(hasQuotes ? {} : { fastMode: true }),
      step({ data, errors, meta: { cursor } }) {
        const raw = hasQuotes ? whole.slice(begin, cursor) : '';
        begin = cursor;
        if (errors.length > 0) reading.fault('verify/broken', line, 'quotation marks do not close where a cell ends');
        if (header === undefined) {
          header = matchHeader(data, reading);
          order = cellOrder(header, reading);
        } else if (order !== undefined) {
          checkWidth(data, header, line, reading);
          reading.row(order(cellsOf(data, raw, rules)), line);
        }
        line += hasQuotes && raw.includes('"') ? Math.max(1, lineEndsIn(raw)) : 1;
      },
    });
  };
}

function reportTorn(text: string, first: number, reading: Reading): void {
  const last = first + lineEndsIn(text);
  reading.fault('verify/torn', last, 'the last line has no line end: the file is cut off');
}

function checkWidth(data: readonly string[], header: Header, line: number, { fault }: Reading): void {
  if (data.length === header.length) return;
  fault('verify/broken', line, `the row has ${counted(data.length, 'cell')}, but there are ${header.length} columns`);
}

/** The values of a row's cells. Those that look like a null are one unless they stand in quotation marks. */
function cellsOf(data: string[], raw: string, { nullText, delimiter, plain, isBlankNull }: CellRules): readonly Cell[] {
  const cells: Cell[] = data;
  let quoted: readonly boolean[] | undefined;
  for (let at = 0; at < data.length; at++) {
    const cell = data[at];
    if (cell === nullText) {
      if (raw !== '') quoted ??= quotedCells(raw, delimiter);
      if (quoted?.[at] !== true || isBlankNull) cells[at] = null;
    } else if (plain !== undefined) cells[at] = plain(cell);
  }
  return cells;
}
