import type { EndPages } from './pages/end-pages.ts';
import type { Level } from './pages/level.ts';
import { putVarint, varintBytes } from './values/varints.ts';

const INTERIOR_OF_ROWS = 5;
const INTERIOR_HEAD = 12;
const CELL_PLACE = 2;
const POINTER = 4;

/** Puts pages above a level until there is one, and returns its number. */
export function addRoot(level: Level, pages: EndPages): number {
  let top = level;
  while (top.pages.length > 1) top = addLevel(top, pages);
  return top.pages[0];
}

/** Puts the next level above one of several pages. */
export function addLevel(below: Level, pages: EndPages): Level {
  const numbers: number[] = [];
  const lastRowIds: number[] = [];
  const count = below.pages.length;
  for (let first = 0; first < count; ) {
    let end = endOfPage(below, first, pages.pageSize - INTERIOR_HEAD);
    // A page above one page alone is none: the last takes one more from that before it.
    if (count - end === 1) end--;
    const page = new Uint8Array(pages.pageSize);
    writeInterior(below, { first, end }, page, 0);
    numbers.push(pages.add(page));
    lastRowIds.push(below.lastRowIds[end - 1]);
    first = end;
  }
  return { pages: Float64Array.from(numbers), lastRowIds: Float64Array.from(lastRowIds) };
}

/** Whether one page that has so many bytes less has room for all of a level. */
export function fitBelow(level: Level, pageSize: number, less: number): boolean {
  return endOfPage(level, 0, pageSize - INTERIOR_HEAD - less) === level.pages.length;
}

/** The first page behind those that there is room for above; the last of them needs no cell. */
function endOfPage({ pages, lastRowIds }: Level, first: number, room: number): number {
  let left = room;
  let end = first + 1;
  for (; end < pages.length; end++) {
    left -= CELL_PLACE + POINTER + varintBytes(lastRowIds[end - 1]);
    if (left < 0) break;
  }
  return end;
}

/** Writes what leads to pages of a level into an empty page, which has its head at a place of its own. */
export function writeInterior(
  { pages, lastRowIds }: Level,
  { first, end }: { readonly first: number; readonly end: number },
  page: Uint8Array,
  head: number,
): void {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  let content = page.length;
  for (let child = first; child < end - 1; child++) {
    content -= POINTER + varintBytes(lastRowIds[child]);
    view.setUint32(content, pages[child]);
    putVarint(page, content + POINTER, lastRowIds[child]);
    view.setUint16(head + INTERIOR_HEAD + (child - first) * CELL_PLACE, content);
  }
  page[head] = INTERIOR_OF_ROWS;
  view.setUint16(head + 3, end - 1 - first);
  // 65536 is written as 0.
  view.setUint16(head + 5, content & 0xffff);
  view.setUint32(head + 8, pages[end - 1]);
}
