import {
  CodedError,
  type CodesVector,
  type Column,
  type ListVector,
  type MixedVector,
  mostCharacters,
  type NamedVector,
  type RowSet,
  rowNumber,
  type StructVector,
  type Vector,
} from '@populace/core';
import type { Piece } from './atoms/piece.ts';
import { cellText, escapeText } from './cell-text.ts';
import { sampleOf, tooWide } from './check-widths.ts';
import { fillText } from './fill-text.ts';
import { guardFinish } from './guard-finish.ts';
import { hexFinish, hexOfBase64 } from './hex-finish.ts';
import { jsonTextCell } from './json-text-cell.ts';
import type { CellLayout, NestedLayout, TextLayout } from './layout/text-layout.ts';
import { columnNeedsQuotes } from './quoting.ts';
import { widthFinish } from './width-finish.ts';

/** Returns what a row of the columns is made of, but for what stands between rows. */
export function rowPieces(columns: readonly Column[], layout: TextLayout, rows: RowSet): Piece[] {
  const { rowOpen = '', rowClose = '', cellBetween = '' } = layout;
  const cells = columns.flatMap((column, index) => {
    const cell = layout.cell(column);
    const pieces = cellPieces(column, cell);
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

function cellPieces(column: NamedVector, cell: CellLayout): Piece[] {
  const pieces = isNestedVector(column.vector) ? nestedCell(column, column.vector, cell) : valuePieces(column, cell);
  const { valid } = column.vector;
  return valid === undefined ? pieces : [{ kind: 'nullable', valid, pieces, nothing: cell.null }];
}

/** Returns the pieces of lists or structures: as the layout says, or as JSON text of a cell that is quoted in every row. */
function nestedCell(column: NamedVector, vector: ListVector | StructVector, cell: CellLayout): Piece[] {
  if (cell.nested !== undefined) return nestedPieces(vector, cell.nested);
  const { nested } = jsonTextCell(column, cell);
  if (nested === undefined) return [];
  return [cell.open ?? '', ...guarded(nestedPieces(vector, nested), cell), cell.close ?? ''];
}

function nestedPieces(vector: ListVector | StructVector, nested: NestedLayout): Piece[] {
  const { open, between, close, empty = open + close, parts } = nested;
  const pieces = (column: NamedVector, place: number): Piece[] => {
    const cell = parts[place];
    return [cell.before ?? '', ...cellPieces(column, cell)];
  };
  if (vector.kind === 'list') {
    return [{ kind: 'list', offsets: vector.offsets, items: pieces(vector.item, 0), open, between, close, empty }];
  }
  const members = vector.members.flatMap((member, place) => [place === 0 ? '' : between, ...pieces(member, place)]);
  return members.length === 0 ? [empty] : [open, ...members, close];
}

function isNestedVector(vector: Vector): vector is ListVector | StructVector {
  return vector.kind === 'list' || vector.kind === 'struct';
}

function valuePieces(column: NamedVector, cell: CellLayout): Piece[] {
  const { vector } = column;
  // What is one text a row is quoted text by text; all else is quoted in every row or in none.
  if (vector.kind === 'constant') return [wholeText(cell, vector.text)];
  if (vector.kind === 'codes') return [dictionaryPiece(vector, cell, (text) => wholeText(cell, text))];
  if (vector.kind === 'mixed') return [mixedPiece(vector, (option) => cellPieces({ ...column, vector: option }, cell))];
  if (cell.hex === true) {
    const finish = hexFinish(mostCharacters(vector));
    return [cell.open ?? '', { kind: 'finished', pieces: innerPieces(vector, cell), finish }, cell.close ?? ''];
  }
  if (vector.kind === 'bytes' && cell.quoteOnly !== undefined) {
    return guarded([{ kind: 'text', vector, layout: cell, quotes: 'each' }], cell, cell.open);
  }
  if (!columnNeedsQuotes(vector, cell)) {
    return guarded(innerPieces(vector, { null: cell.null, booleans: cell.booleans }), cell);
  }
  return [cell.open ?? '', ...guarded(innerPieces(vector, cell), cell), cell.close ?? ''];
}

function wholeText(cell: CellLayout, asMade: string): string {
  const text = cell.hex === true ? hexOfBase64(asMade) : asMade;
  const whole = cell.width === undefined ? cellText(cell, text) : fillText(cellText(cell, text), cell.width);
  return cell.settle === undefined ? whole : cell.settle(whole);
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
    case 'list':
    case 'struct':
      throw new CodedError('internal', 'Lists and structures were made part of a text.');
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
