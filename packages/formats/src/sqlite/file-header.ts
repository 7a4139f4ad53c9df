import { CodedError, encodeUtf8 } from '@populace/core';

/** The bytes of the file before the first page's own. */
export const HEADER_BYTES = 100;
/** What is said to have written the file last: no release that reads it differently. */
const RELEASE = 3_045_000;
const MOST_PAGES = 2 ** 32 - 2;

/**
 * Writes the header of a file of so many pages into its first (Database File Format, 1.3).
 * @throws CodedError `format/cannot-hold` for more pages than a file can have.
 */
export function writeHeader(page: Uint8Array, pages: number): void {
  const { length: pageSize } = page;
  if (pages > MOST_PAGES) {
    const message = `A database of SQLite has at most ${MOST_PAGES} pages, this one ${pages} of ${pageSize} bytes; take a greater pageSize, or fewer rows.`;
    throw new CodedError('format/cannot-hold', message);
  }
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  page.set(encodeUtf8('SQLite format 3\0'));
  // 65536 is written as 1.
  view.setUint16(16, pageSize === 65_536 ? 1 : pageSize);
  // Read and written without a log beside the file; no bytes kept free in pages; shares of records, which are fixed.
  page.set([1, 1, 0, 64, 32, 32], 18);
  const changes = 1;
  view.setUint32(24, changes);
  view.setUint32(28, pages);
  const schemaChanges = 1;
  view.setUint32(40, schemaChanges);
  const schemaFormat = 4;
  view.setUint32(44, schemaFormat);
  const utf8 = 1;
  view.setUint32(56, utf8);
  view.setUint32(92, changes);
  view.setUint32(96, RELEASE);
}
