import { encodeUtf8 } from '@populace/core';
import { append, createByteBuffer, inUse } from '../shared/bytes/byte-buffer.ts';
import { HEADER_BYTES } from './file-header.ts';
import type { EndPages } from './pages/end-pages.ts';
import { appendLeaves, fitInLeaf, writeLeaf } from './pages/leaf-pages.ts';
import type { Level } from './pages/level.ts';
import { createRowCells, type RowCells } from './pages/row-cells.ts';
import { addLevel, fitBelow, writeInterior } from './tree.ts';
import { NULL_TYPE, TEXT_TYPE, TYPE_BYTES, wholeType } from './values/record-values.ts';
import { putVarint, varintBytes } from './values/varints.ts';

/** A row of `sqlite_schema` (Database File Format, 2.6). */
export interface SchemaRow {
  readonly type: 'table' | 'index';
  readonly name: string;
  readonly table: string;
  /** The number of the tree's root. */
  readonly rootPage: number;
  /** How it is made; null for an index that a table's constraint makes. */
  readonly sql: string | null;
}

/** Makes the first page, whose tree is that of `sqlite_schema`; leaves that it has no room for go to the end. The header is left free. */
export function makeFirstPage(rows: readonly SchemaRow[], pages: EndPages): Uint8Array {
  const { pageSize } = pages;
  const cells = schemaCells(rows);
  const page = new Uint8Array(pageSize);
  if (fitInLeaf(cells, pageSize, HEADER_BYTES)) {
    writeLeaf(cells, { first: 0, end: cells.count }, page, HEADER_BYTES);
    return page;
  }
  const out = createByteBuffer(pageSize);
  const leaves = appendLeaves(cells, pageSize, out);
  let level: Level = pages.addLeaves(inUse(out), leaves);
  while (!fitBelow(level, pageSize, HEADER_BYTES)) level = addLevel(level, pages);
  // It may lead to one page alone, as no other page may.
  writeInterior(level, { first: 0, end: level.pages.length }, page, HEADER_BYTES);
  return page;
}

function schemaCells(rows: readonly SchemaRow[]): RowCells {
  const cells = createRowCells(rows.length);
  for (const [at, row] of rows.entries()) {
    const record = schemaRecord(row);
    const rowId = at + 1;
    const head = new Uint8Array(varintBytes(record.length) + varintBytes(rowId));
    putVarint(head, putVarint(head, 0, record.length), rowId);
    append(cells.held, head);
    append(cells.held, record);
    cells.ends[at] = cells.held.length;
    cells.heads[at] = head.length;
    cells.rowIds[at] = rowId;
  }
  cells.count = rows.length;
  return cells;
}

function schemaRecord({ type, name, table, rootPage, sql }: SchemaRow): Uint8Array {
  const low = rootPage | 0;
  // Numbers of pages are not negative: from 2^31 on they take more than four bytes.
  const rootType = wholeType(rootPage >= 2 ** 32 ? 1 : 0, low);
  const root = Uint8Array.from({ length: TYPE_BYTES[rootType] }, (_, at) =>
    Math.floor(rootPage / 256 ** (TYPE_BYTES[rootType] - 1 - at)),
  );
  const texts = [type, name, table].map(encodeUtf8);
  const made = sql === null ? undefined : encodeUtf8(sql);
  const values = [...texts, root, ...(made === undefined ? [] : [made])];
  const types = [...texts.map(textType), rootType, made === undefined ? NULL_TYPE : textType(made)];
  const typesBytes = types.reduce((sum, one) => sum + varintBytes(one), 0);
  const header = new Uint8Array(typesBytes + varintBytes(typesBytes + 1));
  let at = putVarint(header, 0, header.length);
  for (const one of types) at = putVarint(header, at, one);
  const out = createByteBuffer(64);
  for (const piece of [header, ...values]) append(out, piece);
  return inUse(out);
}

function textType({ length }: Uint8Array): number {
  return TEXT_TYPE + 2 * length;
}
