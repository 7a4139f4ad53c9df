import { append, type ByteBuffer, reserve } from '../../shared/bytes/byte-buffer.ts';
import type { RowCells } from './row-cells.ts';

/** Leaves of a tree of rows, as pages one behind the other. */
export interface LeafSummary {
  /** By leaf, its index among the pages; others are what long rows go on in. */
  readonly leaves: Int32Array;
  /** By leaf, the number of its last row. */
  readonly lastRowIds: Float64Array;
  /** Where the index of a page stands that becomes its number. */
  readonly pointers: Int32Array;
}

/** The bytes of a leaf before the places of its cells, and each of those. */
export const LEAF_HEAD = 8;
export const CELL_PLACE = 2;
const LEAF_OF_ROWS = 13;
const POINTER = 4;

/** How many bytes of a record stand in its leaf, by all of them (Database File Format, 1.6): the rest goes on in other pages. */
export function localBytes(record: number, pageSize: number): number {
  const most = pageSize - 35;
  if (record <= most) return record;
  const least = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const local = least + ((record - least) % (pageSize - POINTER));
  return local <= most ? local : least;
}

/** Puts cells into leaves, as many each as there is room for, at the end of `out`, which begins with a page. */
export function appendLeaves(cells: RowCells, pageSize: number, out: ByteBuffer): LeafSummary {
  const leaves: number[] = [];
  const lastRowIds: number[] = [];
  const pointers: number[] = [];
  const begin = out.length;
  for (let first = 0; first < cells.count; ) {
    const end = endOfLeaf(cells, first, pageSize);
    leaves.push((out.length - begin) / pageSize);
    lastRowIds.push(cells.rowIds[end - 1]);
    const leaf = out.length;
    appendEmpty(out, pageSize);
    const long = writeLeaf(cells, { first, end }, out.bytes.subarray(leaf, leaf + pageSize), 0);
    for (const { cell, pointer } of long) {
      pointers.push(leaf - begin + pointer);
      out.view.setUint32(leaf + pointer, (out.length - begin) / pageSize);
      appendRest(cells, cell, { pageSize, out, begin, pointers });
    }
    first = end;
  }
  return {
    leaves: Int32Array.from(leaves),
    lastRowIds: Float64Array.from(lastRowIds),
    pointers: Int32Array.from(pointers),
  };
}

/** The bytes of a cell in its leaf. */
function cellBytes({ ends, heads }: RowCells, cell: number, pageSize: number): number {
  const begin = cell === 0 ? 0 : ends[cell - 1];
  const all = ends[cell] - begin;
  if (all <= pageSize - 35) return all;
  const record = all - heads[cell];
  const local = localBytes(record, pageSize);
  return heads[cell] + local + (local < record ? POINTER : 0);
}

/** The first cell behind those that a leaf has room for. */
function endOfLeaf(cells: RowCells, first: number, pageSize: number): number {
  let room = pageSize - LEAF_HEAD;
  let cell = first;
  for (; cell < cells.count; cell++) {
    room -= cellBytes(cells, cell, pageSize) + CELL_PLACE;
    if (room < 0) break;
  }
  return cell;
}

/** Whether all cells have room in one leaf that has so many bytes less, so that none goes on elsewhere. */
export function fitInLeaf(cells: RowCells, pageSize: number, less: number): boolean {
  const end = cells.count === 0 ? 0 : cells.ends[cells.count - 1];
  return end + cells.count * CELL_PLACE + LEAF_HEAD + less <= pageSize;
}

/** A cell whose record goes on in other pages, and where the leaf points to them. */
interface LongCell {
  readonly cell: number;
  readonly pointer: number;
}

/**
 * Writes cells as a leaf into an empty page, which has its head at a place of its own. They stand at the page's end, in their order, without
 * gaps.
 */
export function writeLeaf(
  cells: RowCells,
  { first, end }: { readonly first: number; readonly end: number },
  page: Uint8Array,
  head: number,
): readonly LongCell[] {
  const { ends, held } = cells;
  let content = page.length;
  for (let cell = first; cell < end; cell++) content -= cellBytes(cells, cell, page.length);
  page[head] = LEAF_OF_ROWS;
  putShort(page, head + 3, end - first);
  // 65536 is written as 0.
  putShort(page, head + 5, content);
  const long: LongCell[] = [];
  let place = head + LEAF_HEAD;
  let at = content;
  const begin = first === 0 ? 0 : ends[first - 1];
  const last = end === first ? begin : ends[end - 1];
  // A cell that goes on elsewhere has fewer bytes here.
  const isWhole = last - begin === page.length - content;
  if (isWhole) page.set(held.bytes.subarray(begin, last), content);
  for (let cell = first; cell < end; cell++, place += CELL_PLACE) {
    putShort(page, place, at);
    const size = cellBytes(cells, cell, page.length);
    if (!isWhole) {
      const from = cell === 0 ? 0 : ends[cell - 1];
      const isLong = ends[cell] - from > size;
      const copied = isLong ? size - POINTER : size;
      page.set(held.bytes.subarray(from, from + copied), at);
      if (isLong) long.push({ cell, pointer: at + copied });
    }
    at += size;
  }
  return long;
}

function putShort(page: Uint8Array, at: number, value: number): void {
  page[at] = value >> 8;
  page[at + 1] = value;
}

interface RestOptions {
  readonly pageSize: number;
  readonly out: ByteBuffer;
  /** Where the first page is. */
  readonly begin: number;
  readonly pointers: number[];
}

/** Puts what a leaf has no room for into pages of its own, each of which begins with the number of the next, the last with 0. */
function appendRest(
  { ends, heads, held }: RowCells,
  cell: number,
  { pageSize, out, begin, pointers }: RestOptions,
): void {
  const from = cell === 0 ? 0 : ends[cell - 1];
  const record = ends[cell] - from - heads[cell];
  for (let at = from + heads[cell] + localBytes(record, pageSize); at < ends[cell]; ) {
    const piece = held.bytes.subarray(at, Math.min(ends[cell], at + pageSize - POINTER));
    const page = out.length;
    at += piece.length;
    appendEmpty(out, pageSize);
    if (at < ends[cell]) {
      pointers.push(page - begin);
      out.view.setUint32(page, (out.length - begin) / pageSize);
    }
    out.bytes.set(piece, page + POINTER);
  }
}

function appendEmpty(out: ByteBuffer, pageSize: number): void {
  reserve(out, pageSize);
  out.bytes.fill(0, out.length, out.length + pageSize);
  out.length += pageSize;
}

/** Puts an empty leaf at the end: the root of a table without rows. */
export function appendEmptyLeaf(out: ByteBuffer, pageSize: number): void {
  const page = new Uint8Array(pageSize);
  page[0] = LEAF_OF_ROWS;
  putShort(page, 5, pageSize);
  append(out, page);
}
