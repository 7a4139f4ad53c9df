import type { ColumnOfPage } from '../../../lib/engine/engine-calls.ts';
import type { RowBlock } from '../rows/row-block.ts';

/** How the values of a column are shown. */
export type CellKind = 'text' | 'number' | 'boolean';

/** A column of the grid. */
export interface GridColumn extends ColumnOfPage {
  readonly kind: CellKind;
  readonly widthPx: number;
}

const NARROWEST = 56;
const WIDEST = 320;

/** A letter of 13 px, on average. */
const LETTER_PX = 7.2;

/** What stands beside the letters: the space at both sides, and the line between columns. */
const SPACE_PX = 18;

/** Rows that are measured; the longest of them speak for the others. */
const MEASURED = 60;

/** Returns how the values of a logical type are shown. */
export function kindOf(type: string): CellKind {
  if (type === 'boolean') return 'boolean';
  return /^(?:u?int\d+|float\d+|decimal)/.test(type) ? 'number' : 'text';
}

/**
 * Lays out the columns of a block. A column that had a width before keeps it while its values need a little less, so that columns do
 * not jump with each change.
 */
export function layOutColumns(
  { columns, cells }: Pick<RowBlock, 'columns' | 'cells'>,
  letterPx: number,
  before: readonly GridColumn[],
): readonly GridColumn[] {
  return columns.map((column, place) => {
    const needed = widthOf(column, cells[place] ?? [], letterPx);
    const had = before.find(({ name }) => name === column.name)?.widthPx ?? 0;
    return { ...column, kind: kindOf(column.type), widthPx: had >= needed && had * 0.7 < needed ? had : needed };
  });
}

function widthOf({ name, hidden }: ColumnOfPage, cells: readonly (string | null)[], letterPx: number): number {
  const widest = cells.slice(0, MEASURED).reduce((most, cell) => Math.max(most, lettersOfCell(cell)), 0);
  // A name is set a little smaller; the mark of a hidden column stands beside it.
  const head = lettersOf(name) * 0.98 + (hidden ? 3 : 0);
  return pixelsOf(Math.min(Math.max(widest, head), (WIDEST - SPACE_PX) / letterPx), letterPx);
}

function pixelsOf(letters: number, letterPx: number): number {
  return Math.round(Math.max(NARROWEST, letters * letterPx + SPACE_PX));
}

/** Makes columns of numbers wide enough for those of a block: a number that is cut would be another number. */
export function widenForNumbers(
  columns: readonly GridColumn[],
  { columns: names, cells }: Pick<RowBlock, 'columns' | 'cells'>,
  letterPx: number,
): readonly GridColumn[] {
  const widened = columns.map((column) => {
    if (column.kind !== 'number') return column;
    const place = names.findIndex(({ name }) => name === column.name);
    const letters = (cells[place] ?? []).reduce((most, cell) => Math.max(most, lettersOfCell(cell)), 0);
    const widthPx = pixelsOf(letters, letterPx);
    return widthPx > column.widthPx ? { ...column, widthPx } : column;
  });
  return widened.every((column, place) => column === columns[place]) ? columns : widened;
}

function lettersOfCell(cell: string | null): number {
  if (cell === null) return 4;
  return lettersOf(cell) + (isColour(cell) ? 2.5 : 0);
}

/** Says whether a value is a colour that can be shown. */
export function isColour(value: string): boolean {
  return /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value);
}

/** The width of a text in small letters of the Latin script. */
function lettersOf(text: string): number {
  let letters = 0;
  for (const sign of text.slice(0, 80)) letters += lettersOfSign(sign);
  return letters;
}

function lettersOfSign(sign: string): number {
  if (isWide(sign)) return 1.85;
  if (/[ijlI1'’|.,:;!()[\] ]/.test(sign)) return sign === '1' ? 1.1 : 0.6;
  if (/[mwMW@%]/.test(sign)) return 1.5;
  return /[\dA-Z_]/.test(sign) ? 1.12 : 1;
}

function isWide(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x1100) return false;
  return code <= 0x115f || (code >= 0x2e80 && code <= 0xffe6 && !(code >= 0xfb1d && code <= 0xfeff)) || code > 0x1f000;
}

/** Returns the width of an average letter where body text has this size. */
export function letterOf(bodyPx: number): number {
  return (LETTER_PX * bodyPx) / 13;
}
