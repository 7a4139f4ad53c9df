import { CodedError } from '@populace/core';
import { counted, countWords } from '@populace/recipes';

/** The pages of a file at most (Database File Format, 1.3.1). */
const MOST_PAGES = 2 ** 32 - 2;
/** A cell has a pointer, the lengths of its record and of the record's head, and the number of its row; each column at least its type. */
const LEAST_CELL_BYTES = 5;

/** Where processes lock a file, which no page holds anything at (Database File Format, 1.3). */
const LOCK_PLACE = 2 ** 30;

/**
 * Checks, before there is a row, that a file has pages enough for tables, as far as their columns tell.
 * @throws CodedError `format/cannot-hold`.
 */
export function demandPages(tables: readonly SizedTable[], pageSize: number): void {
  const [largest] = tables.toSorted((a, b) => b.rowCount - a.rowCount);
  const bytes = tables.reduce((sum, { rowCount, columns }) => sum + rowCount * (LEAST_CELL_BYTES + columns.length), 0);
  if (largest === undefined || bytes <= MOST_PAGES * pageSize) return;
  const message = `${counted(largest.rowCount, 'row')} of ${largest.name} are more than a database of SQLite has pages for (${countWords(MOST_PAGES)} of ${pageSize} bytes); write fewer rows, or take a larger pageSize.`;
  throw new CodedError('format/cannot-hold', message);
}

/** A table as far as the least room depends on it. */
interface SizedTable {
  readonly name: string;
  readonly rowCount: number;
  readonly columns: readonly unknown[];
}

/** The number of the page that is left empty; pages are counted from 1. */
export function lockPage(pageSize: number): number {
  return LOCK_PLACE / pageSize + 1;
}

/**
 * The number that the page which begins at a place of the file would have.
 * @throws CodedError `format/cannot-hold` beyond the last page that a file can have.
 */
export function pageAt(place: number, pageSize: number): number {
  const page = place / pageSize + 1;
  if (page <= MOST_PAGES) return page;
  const message = `A database of SQLite has ${countWords(MOST_PAGES)} pages at most, of ${pageSize} bytes here; write fewer rows, or take a larger pageSize.`;
  throw new CodedError('format/cannot-hold', message);
}

/** The number of a page of several that stand one behind the other, the first of them meant for page `first`, but for the one that is left empty. */
export function pageNumber(first: number, index: number, pageSize: number): number {
  const lock = lockPage(pageSize);
  const number = first + index;
  return first <= lock && number >= lock ? number + 1 : number;
}

/**
 * Puts pages at a place of the file: the places in `pointers` hold a page's index among them, and get its number. Where the page that is left
 * empty comes among them, others are returned, with it.
 */
export function placePages(
  bytes: Uint8Array,
  pointers: Int32Array,
  { place, pageSize }: { readonly place: number; readonly pageSize: number },
): Uint8Array {
  const first = pageAt(place, pageSize);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const at of pointers) view.setUint32(at, pageNumber(first, view.getUint32(at), pageSize));
  const before = (lockPage(pageSize) - first) * pageSize;
  if (before < 0 || before >= bytes.length) return bytes;
  const all = new Uint8Array(bytes.length + pageSize);
  all.set(bytes.subarray(0, before));
  all.set(bytes.subarray(before), before + pageSize);
  return all;
}
