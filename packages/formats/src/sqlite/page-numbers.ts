/** Where processes lock a file, which no page holds anything at (Database File Format, 1.3). */
const LOCK_PLACE = 2 ** 30;

/** The number of the page that is left empty; pages are counted from 1. */
export function lockPage(pageSize: number): number {
  return LOCK_PLACE / pageSize + 1;
}

/** The number that the page which begins at a place of the file would have. */
export function pageAt(place: number, pageSize: number): number {
  return place / pageSize + 1;
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
