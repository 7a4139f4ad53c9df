import { type CellLayout, cellText, type EncoderRun, planText } from '@populace/cells';
import { CodedError, type Column, type RowSet } from '@populace/core';
import type { TextEncodingId } from '../text-encoding/text-encodings.ts';
import { byteOrderMark, lineEndOf } from '../text-encoding/text-file-options.ts';
import { transcodeRun } from '../text-encoding/transcode-run.ts';

/** How the cells of a table are written. */
export interface DelimitedCells {
  /** The layout of the names of the columns. */
  readonly text: CellLayout;
  /** The layout of a column's cells. */
  of(column: Column): CellLayout;
}

/** What lines of delimited cells look like. */
export interface DelimitedFile {
  readonly cells: DelimitedCells;
  readonly delimiter: string;
  readonly header: boolean;
  readonly nullText: string;
  readonly lineEnd: 'lf' | 'crlf' | 'cr';
  readonly bom: boolean;
  readonly encoding: TextEncodingId;
}

/**
 * Plans a file with a line a row and a delimiter between cells.
 * @throws CodedError `format/cannot-hold` for names and texts that the file has no spelling for.
 */
export function planDelimited(columns: readonly Column[], file: DelimitedFile, rows: RowSet): EncoderRun {
  const { cells, delimiter, header, nullText, encoding } = file;
  const lineEnd = lineEndOf(file);
  const { open = '' } = cells.text;
  // A null that is alone in its line would be a blank line, which many readers skip; quotes keep it.
  const isBlankNull = columns.length === 1 && nullText === '' && open !== '';
  const names = header ? columns.map(({ name }) => nameText(name, cells.text)) : [];
  const layout = {
    head: byteOrderMark(file) + (header ? names.join(delimiter) + lineEnd : ''),
    cellBetween: delimiter,
    rowClose: lineEnd,
    cell: isBlankNull ? (column: Column) => ({ ...cells.of(column), null: open + open }) : cells.of,
  };
  return transcodeRun(planText(columns, layout, rows), { encoding, columns, rows, header, spelled: { nullText } });
}

/** @throws CodedError `format/cannot-hold` for a name with a character that is refused. */
function nameText(name: string, layout: CellLayout): string {
  const refused = [...(layout.refuses ?? '')].find((character) => name.includes(character));
  if (refused === undefined) return cellText(layout, name);
  const message = `The name of column ${JSON.stringify(name)} has the character ${JSON.stringify(refused)}, which stands between cells or lines; rename it, or take an option that escapes.`;
  throw new CodedError('format/cannot-hold', message);
}
