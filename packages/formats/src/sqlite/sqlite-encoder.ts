import {
  defineEncoder,
  type Encoder,
  type EncoderRun,
  type ScriptPart,
  type TableFacts,
  type WrittenBlock,
} from '@populace/cells';
import { booleanOption, type Column, enumOption, type RowSet } from '@populace/core';
import { type DatabaseEnds, makeEnds } from './database-file.ts';
import { demandRoom } from './indexes/demand-room.ts';
import { demandPages } from './pages/page-numbers.ts';
import { databaseTables } from './schema/database-schema.ts';
import { planTableRows } from './table-rows.ts';

/** A database file of SQLite: a table, or all tables of a schema. */
export const sqliteEncoder: Encoder = defineSqliteEncoder(undefined);

/** Defines the encoder with so many rows to a block; as many as are little beside memory where that is undefined. */
export function defineSqliteEncoder(blockRows: number | undefined): Encoder {
  return defineEncoder({
    id: 'sqlite',
    summary: 'A database file of SQLite, ready to be opened; one file holds all tables.',
    contentType: 'application/vnd.sqlite3',
    extensions: ['sqlite', 'sqlite3', 'db'],
    isText: false,
    options: {
      pageSize: enumOption(['512', '1024', '2048', '4096', '8192', '16384', '32768', '65536'], {
        default: '4096',
        summary: 'The bytes of a page, which is what SQLite reads and writes at once.',
      }),
      indexes: booleanOption({
        default: true,
        summary:
          'Whether keys, uniques and foreign keys are declared, with the indexes that SQLite demands for them, which are sorted in memory. Else only those that need none.',
      }),
    },
    plan(columns, { pageSize, indexes }, { facts, rows, rowCount }) {
      const database = planDatabase([{ ...facts, rowCount }], { pageSize: Number(pageSize), indexes, blockRows });
      const run = database.plan(0, columns, rows);
      return {
        ...run,
        end: (_, blocks) => database.end([blocks]),
        front: (blocks) => database.front([blocks]),
      };
    },
    script(tables, { pageSize, indexes }): readonly ScriptPart[] {
      const database = planDatabase(tables, { pageSize: Number(pageSize), indexes, blockRows });
      return [
        ...tables.map(
          ({ name, columns: all }, place): ScriptPart => ({
            kind: 'rows',
            table: name,
            columns: all.map((column) => column.name),
            again: false,
            plan: (columns, rows) => database.plan(place, columns, rows),
          }),
        ),
        {
          kind: 'end',
          make: (before) => database.end(before.map(({ blocks }) => blocks)),
          front: (before) => database.front(before.slice(0, tables.length).map(({ blocks }) => blocks)),
        },
      ];
    },
  });
}

interface Database {
  /** Plans the rows of the table at a place; the first one's begin with the place of the first page. */
  plan(place: number, columns: readonly Column[], rows: RowSet): EncoderRun;
  end(blocks: TableBlocks): Uint8Array;
  front(blocks: TableBlocks): Uint8Array;
}

/** By table, its blocks. */
type TableBlocks = readonly (readonly WrittenBlock[])[];

interface DatabaseOptions {
  readonly pageSize: number;
  readonly indexes: boolean;
  readonly blockRows: number | undefined;
}

/** @throws CodedError `format/cannot-hold` for names that SQLite does not take, for more rows than a file has pages for, and for keys that there is no memory for. */
function planDatabase(given: readonly TableFacts[], { pageSize, indexes, blockRows }: DatabaseOptions): Database {
  const tables = databaseTables(given, { indexes });
  demandPages(tables, pageSize);
  demandRoom(tables);
  /** What ends were made of, by the blocks of their first table, and their first pages. */
  const known = new WeakMap<readonly WrittenBlock[], Pick<DatabaseEnds, 'front'> & { readonly of: TableBlocks }>();
  return {
    plan(place, columns, rows) {
      const { encode, blocks } = planTableRows(columns, rows, tables[place], { pageSize, blockRows });
      return {
        // Without the first page a file is no database to anybody.
        begin: () => new Uint8Array(place === 0 ? pageSize : 0),
        encode,
        blocks,
        end: () => new Uint8Array(),
      };
    },
    end(blocks) {
      const { front, end } = makeEnds(tables, blocks, pageSize);
      if (blocks[0] !== undefined) known.set(blocks[0], { front, of: blocks });
      return end;
    },
    front(blocks) {
      const made = blocks[0] && known.get(blocks[0]);
      if (made?.of.every((own, table) => own === blocks[table])) return made.front;
      return makeEnds(tables, blocks, pageSize).front;
    },
  };
}
