import { joinBytes } from '@populace/bytes';
import {
  type Compressors,
  defineEncoder,
  type Encoder,
  type EncoderRun,
  type ScriptPart,
  type WrittenBlock,
} from '@populace/cells';
import type { Column, RowSet } from '@populace/core';
import { checkSheetSettings, type SheetSettings, sheetOptions } from './sheet-options.ts';
import { type SheetLimits, type SheetTable, usualLimits } from './sheets-of-tables.ts';

/** The rows of a table that stand in a book. */
export interface BookRows {
  /** The numbers of the rows that the vectors hold. */
  readonly rows: RowSet;
  /** The number of the first row in the book. */
  readonly firstRow: number;
}

/** A file of tables, in their order. */
export interface Book {
  /** Plans the rows of the table at a place; the first table's begin with what stands before all rows. */
  plan(place: number, columns: readonly Column[], at: BookRows): EncoderRun;
  /** Returns the end of the file by the blocks of each table, all of which were planned. */
  end(blocks: readonly (readonly WrittenBlock[])[]): Uint8Array;
}

/** How a book is made. */
export interface BookOptions {
  readonly settings: SheetSettings;
  readonly limits: SheetLimits;
  readonly compressors: Compressors;
}

/** @throws CodedError `format/cannot-hold` for tables that sheets have no place for. */
export type BookPlanner = (tables: readonly SheetTable[], options: BookOptions) => Book;

/** What tells one format for spreadsheets from another. */
export interface SheetFormat {
  readonly id: string;
  readonly summary: string;
  readonly contentType: string;
  readonly planBook: BookPlanner;
}

/** Defines the encoder of a format whose files are books of sheets. */
export function defineSheetEncoder({ planBook, ...format }: SheetFormat): Encoder {
  const bookOf = (tables: readonly SheetTable[], settings: SheetSettings, compressors: Compressors): Book => {
    checkSheetSettings(settings);
    return planBook(tables, { settings, compressors, limits: usualLimits });
  };
  return defineEncoder({
    ...format,
    extensions: [format.id],
    isText: false,
    options: sheetOptions,
    packing: () => 'deflate',
    plan(columns, settings, { facts, rows, rowCount, firstRow, compressors }) {
      const table = { name: facts.name, rowCount, columnCount: columns.length };
      const book = bookOf([table], settings, compressors);
      const run = book.plan(0, columns, { rows, firstRow });
      return { ...run, end: (empty, blocks) => joinBytes([run.end(empty, blocks), book.end([blocks])]) };
    },
    script(tables, settings, compressors): readonly ScriptPart[] {
      const book = bookOf(
        tables.map(({ name, rowCount, columns }) => ({ name, rowCount, columnCount: columns.length })),
        settings,
        compressors,
      );
      return [
        ...tables.map(
          ({ name, columns: all }, place): ScriptPart => ({
            kind: 'rows',
            table: name,
            columns: all.map((column) => column.name),
            again: false,
            plan: (columns, rows) => book.plan(place, columns, { rows, firstRow: 0 }),
          }),
        ),
        { kind: 'end', make: (before) => book.end(before.map(({ blocks }) => blocks)) },
      ];
    },
  });
}
