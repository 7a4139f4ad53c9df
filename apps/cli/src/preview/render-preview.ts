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
  /** Columns of the terminal; infinite where nothing limits a line. */
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

/** Renders rows of a table for the eye: a title, names, types, rows; the columns in several blocks where a line has no room for them. */
export function renderPreview(table: OpenedTable, options: PreviewOptions): string {
  const { from, take, width, colours, isolate } = options;
  const pages = table.columns.filter(({ hidden }) => !hidden);
  const rows = [...table.rows({ from, take })];
  const columns = pages.map((page): ShownColumn => shownColumn(page, rows));
  const blocks = fitColumns(columns.map(naturalWidth), width).map((block) =>
    block.columns.flatMap((index, at): FittedColumn[] => {
      const column = columns[index];
      return column === undefined ? [] : [{ column, width: block.widths[at] ?? 0 }];
    }),
  );
  const tables = blocks.map((block) => renderBlock(block, rows.length, options));
  return [colours.bold(titleOf(table, from, rows.length, isolate)), tables.join('\n\n'), ''].join('\n');
}

interface FittedColumn {
  readonly column: ShownColumn;
  readonly width: number;
}

function renderBlock(
  shown: readonly FittedColumn[],
  rowCount: number,
  { colours, isolate }: Pick<PreviewOptions, 'colours' | 'isolate'>,
): string {
  const line = (cell: (column: ShownColumn, width: number) => string): string =>
    shown
      .map(({ column, width }) => cell(column, width))
      .join('  ')
      .trimEnd();
  const fit = (text: string, { side }: ShownColumn, to: number): string =>
    // Isolated after it was cut, so that every isolate is closed.
    padTo(isolate(cutToWidth(text, to)), to, side);
  return [
    line((column, to) => colours.bold(fit(column.name, column, to))),
    line((column, to) => colours.dim(fit(column.type, column, to))),
    line((_, to) => colours.dim('─'.repeat(to))),
    ...Array.from({ length: rowCount }, (_, row) =>
      line((column, to) => paintCell(column.cells[row], (text) => fit(text, column, to), colours)),
    ),
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
