import { joinBytes, zipDescriptor, zipDirectory } from '@populace/bytes';
import type { WrittenBlock } from '@populace/cells';
import { type Column, encodeUtf8 } from '@populace/core';
import { createByteBuffer, inUse } from '../shared/bytes/byte-buffer.ts';
import type { Book, BookOptions } from '../shared/sheet/sheet-encoder.ts';
import { planSheetRows } from '../shared/sheet/sheet-rows.ts';
import { rowsOfSheet, type SheetTable, sheetsOfTables } from '../shared/sheet/sheets-of-tables.ts';
import {
  joinPieces,
  type PackedPiece,
  packPiece,
  pieceOfBlock,
  smallMembers,
  streamedEntry,
  streamedHeader,
  type WrittenPiece,
  writtenPiece,
} from '../shared/zip-container/packed.ts';
import { odsRows } from './ods-cells.ts';
import {
  CONTENT,
  contentHead,
  contentTail,
  documentMembers,
  type OdsSheet,
  sheetHead,
  sheetTail,
} from './ods-parts.ts';

/** A table's pieces of the content but for its rows. */
interface PlannedTable {
  /** Before the first sheet, between two, and after the last. */
  readonly frames: readonly PackedPiece[];
  /** Blocks of a sheet but the last. */
  readonly groupBlocks: number;
}

/**
 * Plans a document of tables. All of them are in one member, the content: pieces of one stream of DEFLATE, whose check sum is made from
 * those of its pieces.
 * @throws CodedError `format/cannot-hold` for tables that sheets have no place for.
 */
export function planDocument(tables: readonly SheetTable[], options: BookOptions): Book {
  const { settings, limits, compressors } = options;
  const sheets = sheetsOfTables(tables, { ...settings, limits }).map((own, place) =>
    own.map((sheet): OdsSheet => ({ ...sheet, columnCount: tables[place].columnCount })),
  );
  const opening = smallMembers(documentMembers(sheets.flat(), settings), 0, compressors);
  // By table: what was planned for it, which the end needs.
  const planned: PlannedTable[] = [];
  const groupRows = rowsOfSheet(limits);
  return {
    plan(place, columns, at) {
      const written = planSheetRows(columns, {
        markup: odsRows,
        position: {
          ...at,
          headerRows: settings.header ? 1 : 0,
          rowsOfSheet: sheets[place].length > 1 ? groupRows : undefined,
        },
        datesAsText: settings.dates === 'text',
        rowsOfSheet: groupRows,
        compressors,
      });
      const frames = framesOf(sheets[place], columns, place === 0 ? contentHead : '', options);
      const groupBlocks = groupRows / written.blockRows;
      planned[place] = { frames, groupBlocks };
      const groups = {
        blocks: groupBlocks,
        between: (before: readonly WrittenBlock[]) => frames[before.length / groupBlocks].bytes,
      };
      const { blockRows, close } = written;
      return {
        begin: () =>
          place === 0 ? joinBytes([opening.bytes, streamedHeader(CONTENT), frames[0].bytes]) : frames[0].bytes,
        encode: written.encode,
        blocks: { rows: blockRows, close, ...(frames.length > 2 ? { groups } : {}) },
        end: () => frames[frames.length - 1].bytes,
      };
    },
    end(blocks) {
      const tail = packPiece(encodeUtf8(contentTail(sheets.flat(), settings)), true, { compressors });
      const pieces = [...planned.flatMap((table, place) => piecesOf(table, blocks[place])), writtenPiece(tail)];
      const entry = streamedEntry(CONTENT, joinPieces(pieces), opening.bytes.length);
      const descriptor = zipDescriptor(entry);
      const at = entry.offset + streamedHeader(CONTENT).length + entry.compressedBytes + descriptor.length;
      return joinBytes([tail.bytes, descriptor, zipDirectory([...opening.entries, entry], at)]);
    },
  };
}

function framesOf(
  sheets: readonly OdsSheet[],
  columns: readonly Column[],
  before: string,
  { settings, compressors }: BookOptions,
): readonly PackedPiece[] {
  const heads = sheets.map((sheet) => sheetHead(sheet, columns, settings));
  const tails = sheets.map((sheet) => sheetTail(sheet, settings));
  return [before, ...tails].map((text, place) => {
    const settled = createByteBuffer(2 ** 12);
    odsRows.settle(encodeUtf8(text + (heads[place] ?? '')), settled);
    return packPiece(inUse(settled), false, { compressors });
  });
}

/** The pieces of a table in their order. */
function piecesOf({ frames, groupBlocks }: PlannedTable, blocks: readonly WrittenBlock[]): WrittenPiece[] {
  const [first, ...after] = frames.map(writtenPiece);
  const written = blocks.map(pieceOfBlock);
  if (after.length === 1) return [first, ...written, ...after];
  return [
    first,
    ...after.flatMap((frame, place) => [...written.slice(place * groupBlocks, (place + 1) * groupBlocks), frame]),
  ];
}
