import { append, appendRange, type ByteBuffer, createByteBuffer } from '../../shared/bytes/byte-buffer.ts';
import type { EndPages } from '../pages/end-pages.ts';
import { varintAt, varintEnd } from '../values/varints.ts';
import type { IndexRun } from './index-runs.ts';
import { mergeRuns } from './merge-runs.ts';

const LEAF_OF_INDEX = 10;
const LEAF_HEAD = 8;
const INTERIOR_OF_INDEX = 2;
const INTERIOR_HEAD = 12;
const CELL_PLACE = 2;
const POINTER = 4;

/** Puts the tree of an index at the end, by the runs of all blocks, and returns the number of its root. */
export function addIndex(runs: readonly IndexRun[], pages: EndPages): number {
  const leaves = createLevel(pages, true);
  mergeRuns(runs, (bytes, from, to) => {
    const cut = cutEntry(bytes, from, to, pages);
    if (cut === undefined) pushCell(leaves, bytes, from, to);
    else pushCell(leaves, cut, 0, cut.length);
  });
  return endLevel(leaves, 0);
}

/** How many bytes of a record stand in its page, by all of them (Database File Format, 1.6): the rest goes on in other pages. */
export function localIndexBytes(record: number, pageSize: number): number {
  const most = Math.floor(((pageSize - 12) * 64) / 255) - 23;
  if (record <= most) return record;
  const least = Math.floor(((pageSize - 12) * 32) / 255) - 23;
  const local = least + ((record - least) % (pageSize - POINTER));
  return local <= most ? local : least;
}

/** Returns what stands in the tree of an entry that is too long for it, with its rest put at the end; undefined where it is not. */
function cutEntry(bytes: Uint8Array, from: number, to: number, pages: EndPages): Uint8Array | undefined {
  const { pageSize } = pages;
  const most = Math.floor(((pageSize - 12) * 64) / 255) - 23;
  if (to - from <= most) return undefined;
  const begin = varintEnd(bytes, from);
  const local = localIndexBytes(varintAt(bytes, from), pageSize);
  if (local === to - begin) return undefined;
  const room = pageSize - POINTER;
  // Each page has the number of the next, so they come last first.
  let next = 0;
  for (let piece = Math.ceil((to - begin - local) / room) - 1; piece >= 0; piece--) {
    const at = begin + local + piece * room;
    const page = new Uint8Array(pageSize);
    putPointer(page, 0, next);
    page.set(bytes.subarray(at, Math.min(to, at + room)), POINTER);
    next = pages.add(page);
  }
  const cut = new Uint8Array(begin - from + local + POINTER);
  cut.set(bytes.subarray(from, begin + local));
  putPointer(cut, cut.length - POINTER, next);
  return cut;
}

/** A level of the tree, from the leaves upwards, with the page that is being filled. Between two pages an entry goes to the level above. */
interface Level {
  readonly pages: EndPages;
  readonly isLeaf: boolean;
  /** The page's cells; above leaves, each begins with the number of the page that stands before it. */
  readonly held: ByteBuffer;
  readonly ends: Int32Array;
  count: number;
  /** The cell behind a full page. If another one comes, it goes upwards. */
  waiting: Uint8Array | undefined;
  above: Level | undefined;
}

/** No cell is shorter. */
const LEAST_CELL = 4;

function createLevel(pages: EndPages, isLeaf: boolean): Level {
  const ends = new Int32Array(pages.pageSize / LEAST_CELL);
  return {
    pages,
    isLeaf,
    held: createByteBuffer(pages.pageSize),
    ends,
    count: 0,
    waiting: undefined,
    above: undefined,
  };
}

function pushCell(level: Level, bytes: Uint8Array, from: number, to: number): void {
  const { waiting } = level;
  if (waiting !== undefined) {
    raise(level, waiting);
    level.waiting = undefined;
  } else if (!hasRoom(level, to - from)) {
    level.waiting = bytes.slice(from, to);
    return;
  }
  appendRange(level.held, bytes, from, to);
  level.ends[level.count++] = level.held.length;
}

function hasRoom({ pages, isLeaf, held, count }: Level, bytes: number): boolean {
  const head = isLeaf ? LEAF_HEAD : INTERIOR_HEAD;
  return head + held.length + bytes + (count + 1) * CELL_PLACE <= pages.pageSize;
}

/** Ends the page before a cell, and puts that into the level above. */
function raise(level: Level, cell: Uint8Array): void {
  const page = endPage(level, level.isLeaf ? 0 : pointerAt(cell, 0));
  const entry = level.isLeaf ? cell : cell.subarray(POINTER);
  const raised = new Uint8Array(POINTER + entry.length);
  putPointer(raised, 0, page);
  raised.set(entry, POINTER);
  level.above ??= createLevel(level.pages, false);
  pushCell(level.above, raised, 0, raised.length);
}

/** Ends a level, whose last page stands behind its last cell, and all above it; returns the number of the root. */
function endLevel(level: Level, lastPage: number): number {
  const { waiting, held, ends } = level;
  if (waiting !== undefined) {
    // No page is empty: the last cell of the full one goes upwards. It has at least four, as long records are cut.
    const begin = ends[level.count - 2];
    const last = held.bytes.slice(begin, held.length);
    held.length = begin;
    level.count--;
    raise(level, last);
    append(held, waiting);
    ends[level.count++] = held.length;
  }
  const page = endPage(level, lastPage);
  return level.above === undefined ? page : endLevel(level.above, page);
}

/** Writes the page of the cells, the last one standing behind them, and returns its number. */
function endPage(level: Level, lastPage: number): number {
  const { pages, isLeaf, held, ends, count } = level;
  const page = new Uint8Array(pages.pageSize);
  const view = new DataView(page.buffer);
  const content = page.length - held.length;
  page.set(held.bytes.subarray(0, held.length), content);
  page[0] = isLeaf ? LEAF_OF_INDEX : INTERIOR_OF_INDEX;
  view.setUint16(3, count);
  // 65536 is written as 0.
  view.setUint16(5, content & 0xffff);
  if (!isLeaf) view.setUint32(8, lastPage);
  const head = isLeaf ? LEAF_HEAD : INTERIOR_HEAD;
  for (let cell = 0, begin = content; cell < count; cell++) {
    view.setUint16(head + cell * CELL_PLACE, begin);
    begin = content + ends[cell];
  }
  held.length = 0;
  level.count = 0;
  return pages.add(page);
}

function pointerAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3]) >>> 0;
}

function putPointer(bytes: Uint8Array, at: number, page: number): void {
  for (let place = 0; place < POINTER; place++) bytes[at + place] = page >>> ((3 - place) * 8);
}
