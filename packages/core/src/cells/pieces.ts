import type { Column } from '../batch/batch.ts';
import { type RowSet, rowNumber } from '../batch/row-set.ts';
import type { CodesVector, MixedVector, Vector } from '../batch/vector.ts';
import { cellText, escapeText } from './cell-text.ts';
import { sampleOf, tooWide } from './check-widths.ts';
import { fillText } from './fill-text.ts';
import { guardFinish } from './guard-finish.ts';
import type { Piece } from './piece.ts';
import { columnNeedsQuotes } from './quoting.ts';
import type { CellLayout, TextLayout } from './text-layout.ts';
import { widthFinish } from './width-finish.ts';

/** Returns what a row of the columns is made of, but for what stands between rows. */
export function rowPieces(columns: readonly Column[], layout: TextLayout, rows: RowSet): Piece[] {
  const { rowOpen = '', rowClose = '', cellBetween = '' } = layout;
  const cells = columns.flatMap((column, index) => {
    const cell = layout.cell(column);
    const pieces = cellPieces(column.vector, cell);
    return [(index === 0 ? '' : cellBetween) + (cell.before ?? ''), ...filled(pieces, { column, cell, rows })];
  });
  return [rowOpen, ...cells, rowClose];
}

interface Filled {
  readonly cell: CellLayout;
  readonly column: Column;
  readonly rows: RowSet;
}

/** Returns the pieces of a cell with what brings it to its width. */
function filled(pieces: Piece[], { column, cell: { width }, rows }: Filled): Piece[] {
  const { vector } = column;
  // Texts that are written as a whole are filled before; dates and such may have the width of their own.
  if (width === undefined || vector.kind === 'codes' || vector.kind === 'constant') return pieces;
  if (sampleOf(vector)?.length === width.size) return pieces;
  const refuse = (row: number): never => {
    throw tooWide(column.name, width, `the value in row ${rowNumber(rows, row)} needs more`);
  };
  return [{ kind: 'finished', pieces, finish: widthFinish(width, refuse) }];
}

function cellPieces(vector: Vector, cell: CellLayout): Piece[] {
  const pieces = valuePieces(vector, cell);
  const { valid } = vector;
  return valid === undefined ? pieces : [{ kind: 'nullable', valid, pieces, nothing: cell.null }];
}

function valuePieces(vector: Vector, cell: CellLayout): Piece[] {
  // What is one text a row is quoted text by text; all else is quoted in every row or in none.
  if (vector.kind === 'constant') return [wholeText(cell, vector.text)];
  if (vector.kind === 'codes') return [dictionaryPiece(vector, cell, (text) => wholeText(cell, text))];
  if (vector.kind === 'mixed') return [mixedPiece(vector, (option) => cellPieces(option, cell))];
  if (vector.kind === 'bytes' && cell.quoteOnly !== undefined) {
    return guarded([{ kind: 'text', vector, layout: cell, quotes: 'each' }], cell, cell.open);
  }
  if (!columnNeedsQuotes(vector, cell)) {
    return guarded(innerPieces(vector, { null: cell.null, booleans: cell.booleans }), cell);
  }
  return [cell.open ?? '', ...guarded(innerPieces(vector, cell), cell), cell.close ?? ''];
}

function wholeText(cell: CellLayout, text: string): string {
  return cell.width === undefined ? cellText(cell, text) : fillText(cellText(cell, text), cell.width);
}

/** Returns pieces with what marks texts of them; `open` is what they begin with in some of the rows. */
function guarded(pieces: Piece[], { guard }: CellLayout, open = ''): Piece[] {
  return guard === undefined ? pieces : [{ kind: 'finished', pieces, finish: guardFinish(guard, open) }];
}

/** Returns the pieces of a vector between the quotes, or without any. */
function innerPieces(vector: Vector, cell: CellLayout): Piece[] {
  switch (vector.kind) {
    case 'parts':
      return vector.parts.flatMap((part) => innerPieces(part, cell));
    case 'constant':
      return [escapeText(cell, vector.text)];
    case 'codes':
      return [dictionaryPiece(vector, cell, (text) => escapeText(cell, text))];
    case 'bytes':
      return [{ kind: 'text', vector, layout: cell, quotes: 'inner' }];
    case 'mixed':
      return [mixedPiece(vector, (option) => innerPieces(option, cell))];
    case 'bool':
      return [{ ...vector, words: cell.booleans }];
    default:
      return [vector];
  }
}

function mixedPiece({ choice, options }: MixedVector, piecesOf: (vector: Vector) => Piece[]): Piece {
  return { kind: 'mixed', choice, options: options.map((option) => ({ ...option, pieces: piecesOf(option.vector) })) };
}

function dictionaryPiece({ codes, dictionary }: CodesVector, cell: CellLayout, write: (text: string) => string): Piece {
  const { size } = dictionary;
  return {
    kind: 'dictionary',
    codes,
    size: size + 1,
    entry: (code) => (code === size ? cell.null : write(dictionary.text(code))),
  };
}
