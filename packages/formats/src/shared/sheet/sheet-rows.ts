import { type Compressors, planText, type WrittenBlock } from '@populace/cells';
import { type Column, isNumeric, mostCharacters } from '@populace/core';
import { type ByteBuffer, createByteBuffer, inUse } from '../bytes/byte-buffer.ts';
import { packPiece } from '../zip-container/packed.ts';
import type { CellMarkup } from './cell-markup.ts';
import { planRowNumbers, type RowReferences, type SheetPosition, withReferences } from './row-references.ts';
import { planTextLimit } from './text-limit.ts';
import { typedCells } from './typed-cells.ts';

/** How a format writes the rows of a sheet. */
export interface RowMarkup {
  readonly cells: CellMarkup;
  readonly rowOpen: string;
  readonly rowClose: string;
  /** Present where rows and cells have the number of their row, from 1 on. */
  readonly references?: RowReferences;
  /** How hard rows are compressed: see `Compressors.deflateRaw`. */
  readonly level: number;
  /** Adds XML to what is kept of a block, its marks replaced by what they stand for. */
  settle(xml: Uint8Array, kept: ByteBuffer): void;
}

/** What the rows of a table are written with. */
export interface SheetRowsOptions {
  readonly markup: RowMarkup;
  readonly position: SheetPosition;
  readonly datesAsText: boolean;
  /** Rows of a sheet where there are several: whole blocks. */
  readonly rowsOfSheet: number;
  readonly compressors: Compressors;
}

/** Rows in blocks, each a compressed piece of the sheet. */
export interface SheetRows {
  readonly blockRows: number;
  encode(n: number): Uint8Array;
  close(): Pick<WrittenBlock, 'summary'> & { readonly bytes: Uint8Array };
}

/** The most rows of a block; that of other blocks divides it. */
export const MOST_BLOCK_ROWS = 16_384;
/** Rows that all blocks are multiples of. */
export const LEAST_BLOCK_ROWS = 16;
/** A block has about so many bytes of XML at most. */
const BLOCK_BYTES = 2 ** 23;

/**
 * Plans the rows of a table.
 * @throws CodedError `format/cannot-hold` for texts that no cell holds.
 */
export function planSheetRows(columns: readonly Column[], options: SheetRowsOptions): SheetRows {
  const { markup, position, compressors } = options;
  const { rows } = position;
  const { cells, rowOpen, rowClose } = markup;
  const planned = columns.map((column) => ({ column, typed: typedOrText(column, options) }));
  const checkLengths = planTextLimit(
    planned.flatMap(({ column, typed }) => (typed === undefined ? [column] : [])),
    rows,
  );
  const prepares = planned.flatMap(({ typed }) => (typed === undefined ? [] : [typed.prepare]));
  const written = planned.map(({ column, typed }) =>
    typed === undefined ? column : { ...column, vector: typed.vector },
  );
  const layouts = new Map(
    planned.map(({ column, typed }) => [
      column.name,
      typed === undefined ? cells.textLayout(column) : { null: cells.nothing },
    ]),
  );
  const cell = ({ name }: Column): ReturnType<CellMarkup['textLayout']> => layouts.get(name) ?? { null: '' };
  const numbers = planRowNumbers(position);
  const { references } = markup;
  const plain = { columns: written, cell };
  const laidOut = references === undefined ? plain : withReferences(plain, references, numbers);
  const text = planText(laidOut.columns, { rowOpen, rowClose, cell: laidOut.cell }, rows);
  const kept = createByteBuffer(2 ** 16);
  return {
    blockRows: blockRowsOf(columns, options.rowsOfSheet),
    encode(n) {
      checkLengths(n);
      for (const prepare of prepares) prepare(n);
      numbers.prepare(n);
      markup.settle(text.encode(n, false), kept);
      return new Uint8Array();
    },
    close() {
      const { bytes, crc, length } = packPiece(inUse(kept), false, { compressors, level: markup.level });
      kept.length = 0;
      return { bytes, summary: { crc, length } };
    },
  };
}

function typedOrText(column: Column, { markup, datesAsText }: SheetRowsOptions): ReturnType<typeof typedCells> {
  const isDate = !isNumeric(column.type) && column.type.kind !== 'boolean';
  return isDate && datesAsText ? undefined : typedCells(column, markup.cells);
}

/** What markup takes of a cell, about, and the most that is thought of a text. */
const MARKUP_BYTES = 64;
const LONG_TEXT = 1000;

/** A power of two, less where rows are long, so that what is kept back of a block stays small. */
function blockRowsOf(columns: readonly Column[], rowsOfSheet: number): number {
  const rowBytes = columns.reduce(
    (sum, { vector }) => sum + MARKUP_BYTES + Math.min(mostCharacters(vector), LONG_TEXT),
    0,
  );
  let rows = MOST_BLOCK_ROWS;
  while (rows > LEAST_BLOCK_ROWS && (rows * rowBytes > BLOCK_BYTES || rowsOfSheet % rows !== 0)) rows /= 2;
  return rows;
}
