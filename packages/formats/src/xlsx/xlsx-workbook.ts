import { joinBytes, type ZipEntry, zipDescriptor, zipDirectory } from '@populace/bytes';
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
import { xlsxRows } from './xlsx-cells.ts';
import { sheetHead, sheetMember, sheetTail, type WorkbookSheet, workbookMembers } from './xlsx-parts.ts';

/** A sheet's member but for its rows. */
interface SheetFrame {
  readonly member: string;
  readonly header: Uint8Array;
  readonly head: PackedPiece;
  readonly tail: PackedPiece;
}

/** The sheets of a table, and how many blocks each has but the last. */
interface PlannedTable {
  readonly frames: readonly SheetFrame[];
  readonly groupBlocks: number;
}

/** @throws CodedError `format/cannot-hold` for tables that sheets have no place for. */
export function planWorkbook(tables: readonly SheetTable[], options: BookOptions): Book {
  const { settings, compressors } = options;
  const sheets = numbered(tables, options);
  const opening = smallMembers(workbookMembers(sheets.flat(), settings), 0, compressors);
  // By table: what was planned for it, which the end needs.
  const planned: PlannedTable[] = [];
  const groupRows = rowsOfSheet(options.limits);
  return {
    plan(place, columns, at) {
      const frames = sheets[place].map((sheet) => frameOf(sheet, columns, options));
      const written = planSheetRows(columns, {
        markup: xlsxRows,
        position: {
          ...at,
          headerRows: settings.header ? 1 : 0,
          rowsOfSheet: frames.length > 1 ? groupRows : undefined,
        },
        datesAsText: settings.dates === 'text',
        rowsOfSheet: groupRows,
        compressors,
      });
      // Rows that fit on one sheet stay there, though they may be more than each of several sheets has.
      const groupBlocks = frames.length === 1 ? Number.POSITIVE_INFINITY : groupRows / written.blockRows;
      planned[place] = { frames, groupBlocks };
      const start = ({ header, head }: SheetFrame): readonly Uint8Array[] => [header, head.bytes];
      const between = (before: readonly WrittenBlock[]): Uint8Array => {
        const next = before.length / groupBlocks;
        return joinBytes([...closing(frames[next - 1], before.slice(-groupBlocks)), ...start(frames[next])]);
      };
      return {
        begin: () => joinBytes([...(place === 0 ? [opening.bytes] : []), ...start(frames[0])]),
        encode: written.encode,
        blocks: {
          rows: written.blockRows,
          close: written.close,
          ...(frames.length > 1 ? { groups: { blocks: groupBlocks, between } } : {}),
        },
        end: (_, blocks) =>
          joinBytes(closing(frames[frames.length - 1], blocksOf({ frames, groupBlocks }, frames.length - 1, blocks))),
      };
    },
    end(blocks) {
      const entries = [...opening.entries];
      let at = opening.bytes.length;
      for (const [place, { frames, groupBlocks }] of planned.entries()) {
        for (const [number, frame] of frames.entries()) {
          const own = blocksOf({ frames, groupBlocks }, number, blocks[place]);
          const entry = entryOf(frame, own, at);
          entries.push(entry);
          at += frame.header.length + entry.compressedBytes + zipDescriptor(entry).length;
        }
      }
      return zipDirectory(entries, at);
    },
  };
}

/** The blocks of the sheet at a place, out of those of its table. */
function blocksOf(
  { groupBlocks }: PlannedTable,
  place: number,
  blocks: readonly WrittenBlock[],
): readonly WrittenBlock[] {
  return place === 0 ? blocks.slice(0, groupBlocks) : blocks.slice(place * groupBlocks, (place + 1) * groupBlocks);
}

function numbered(tables: readonly SheetTable[], { settings, limits }: BookOptions): WorkbookSheet[][] {
  let number = 0;
  return sheetsOfTables(tables, { ...settings, limits }).map((sheets, place) =>
    sheets.map((sheet) => ({ ...sheet, number: ++number, columnCount: tables[place].columnCount })),
  );
}

function frameOf(sheet: WorkbookSheet, columns: readonly Column[], options: BookOptions): SheetFrame {
  const { settings, compressors } = options;
  const head = createByteBuffer(2 ** 12);
  xlsxRows.settle(encodeUtf8(sheetHead(sheet, columns, settings)), head);
  const member = sheetMember(sheet);
  return {
    member,
    header: streamedHeader(member),
    head: packPiece(inUse(head), false, { compressors }),
    tail: packPiece(encodeUtf8(sheetTail(sheet, settings)), true, { compressors }),
  };
}

/** What stands after the last row of a sheet. */
function closing(frame: SheetFrame, blocks: readonly WrittenBlock[]): readonly Uint8Array[] {
  return [frame.tail.bytes, zipDescriptor(entryOf(frame, blocks, 0))];
}

function entryOf({ member, head, tail }: SheetFrame, blocks: readonly WrittenBlock[], offset: number): ZipEntry {
  const pieces: WrittenPiece[] = [writtenPiece(head), ...blocks.map(pieceOfBlock), writtenPiece(tail)];
  return streamedEntry(member, joinPieces(pieces), offset);
}
