import type { ColumnPage, OpenedTable } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import type { Isolate } from '../output/isolates.ts';
import { padTo } from '../text/column-layout.ts';
import { cutToWidth, displayWidth } from '../text/display-width.ts';
import { counted, countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { type CellWords, cellWords } from './cell-words.ts';
import { fitColumns } from './fit-columns.ts';

/** Which rows are shown, and how. */
export interface PreviewOptions {
  readonly from: number;
  readonly take: number;
  /** Columns of the terminal. */
  readonly width: number;
  readonly colours: Colours;
  readonly isolate: Isolate;
}

/** Wider cells are cut, also where there is room. */
const WIDEST = 60;

interface ShownColumn {
  readonly name: string;
  readonly type: string;
  readonly side: 'left' | 'right';
  readonly cells: readonly CellWords[];
}

/** Renders rows of a table for the eye: a title, names, types, rows. */
export function renderPreview(table: OpenedTable, options: PreviewOptions): string {
  const { from, take, width, colours, isolate } = options;
  const pages = table.columns.filter(({ hidden }) => !hidden);
  const rows = [...table.rows({ from, take })];
  const columns = pages.map((page): ShownColumn => shownColumn(page, rows));
  const natural = columns.map(naturalWidth);
  const { widths, leftOut } = fitColumns(natural, width);
  const shown = columns.slice(0, widths.length);
  const line = (cell: (column: ShownColumn, width: number) => string): string =>
    shown
      .map((column, at) => cell(column, widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  const fit = (text: string, { side }: ShownColumn, to: number): string =>
    // Isolated after it was cut, so that every isolate is closed.
    padTo(isolate(cutToWidth(text, to)), to, side);
  return [
    colours.bold(titleOf(table, from, rows.length, isolate)),
    line((column, to) => colours.bold(fit(column.name, column, to))),
    line((column, to) => colours.dim(fit(column.type, column, to))),
    line((_, to) => colours.dim('─'.repeat(to))),
    ...rows.map((_, row) =>
      line((column, to) => paintCell(column.cells[row], (text) => fit(text, column, to), colours)),
    ),
    ...(leftOut === 0 ? [] : [colours.dim(leftOutWords(columns.slice(-leftOut), options))]),
    '',
  ].join('\n');
}

function shownColumn(
  { name, type, logicalType }: ColumnPage,
  rows: readonly { readonly [name: string]: unknown }[],
): ShownColumn {
  const right = ['int32', 'int64', 'float64', 'decimal'].includes(logicalType.kind);
  return {
    name: visibleText(name),
    type,
    side: right ? 'right' : 'left',
    cells: rows.map((row) => cellWords(row[name])),
  };
}

function naturalWidth({ name, type, cells }: ShownColumn): number {
  const widest = cells.reduce((most, { text }) => Math.max(most, displayWidth(text)), 0);
  return Math.min(WIDEST, Math.max(displayWidth(name), type.length, widest));
}

function paintCell(cell: CellWords | undefined, fit: (text: string) => string, colours: Colours): string {
  if (cell === undefined) return fit('');
  return cell.faint ? colours.dim(fit(cell.text)) : fit(cell.text);
}

function titleOf({ name, rowCount }: OpenedTable, from: number, count: number, isolate: Isolate): string {
  const title = isolate(visibleText(name));
  if (count === 0) return `${title}: no rows from ${countWords(from)} on, of ${counted(rowCount, 'row')}`;
  if (count === rowCount) return `${title}: ${counted(rowCount, 'row')}`;
  return `${title}: rows ${countWords(from)} to ${countWords(from + count - 1)} of ${countWords(rowCount)}`;
}

function leftOutWords(columns: readonly ShownColumn[], { width, isolate }: PreviewOptions): string {
  const names = columns.map(({ name }) => isolate(name)).join(', ');
  return cutToWidth(`… and ${counted(columns.length, 'column')} more: ${names}`, width);
}
