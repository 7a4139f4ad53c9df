import type { WrittenBlock } from '@populace/core';
import { createByteBuffer, inUse } from '../bytes/byte-buffer.ts';
import type { DatabaseTable } from './database-schema.ts';
import { createEndPages, type EndPages } from './end-pages.ts';
import { writeHeader } from './file-header.ts';
import { appendEmptyLeaf, type LeafSummary } from './leaf-pages.ts';
import type { Level } from './level.ts';
import { pageAt, pageNumber } from './page-numbers.ts';
import { makeFirstPage } from './schema-tree.ts';
import { addRoot } from './tree.ts';

/** What of a file is made of all its leaves. */
export interface DatabaseEnds {
  /** The first page. */
  readonly front: Uint8Array;
  /** What stands behind all leaves. */
  readonly end: Uint8Array;
}

/**
 * Makes the pages that lead to leaves. The leaves of the tables stand behind the first page, in the order of the tables.
 * @throws CodedError `format/cannot-hold` for more pages than a file can have.
 */
export function makeEnds(
  tables: readonly DatabaseTable[],
  blocks: readonly (readonly WrittenBlock[])[],
  pageSize: number,
): DatabaseEnds {
  let place = pageSize;
  const levels = blocks.map((own) => {
    const level = levelOf(own, place, pageSize);
    for (const { bytes } of own) place += bytes;
    return level;
  });
  const pages = createEndPages(place, pageSize);
  const roots = levels.map((level) => (level.pages.length === 0 ? emptyRoot(pages) : addRoot(level, pages)));
  const rows = tables.map(({ name, sql }, at) => ({
    type: 'table' as const,
    name,
    table: name,
    rootPage: roots[at],
    sql,
  }));
  const front = makeFirstPage(rows, pages);
  const end = pages.bytes();
  writeHeader(front, (place + end.length) / pageSize);
  return { front, end };
}

/** The leaves of a table whose first block begins at a place of the file. */
function levelOf(blocks: readonly WrittenBlock[], begin: number, pageSize: number): Level {
  // Blocks are ours: their summaries are as they were made.
  const summaries = blocks.map(({ summary }) => summary as LeafSummary);
  const count = summaries.reduce((sum, { leaves }) => sum + leaves.length, 0);
  const level = { pages: new Float64Array(count), lastRowIds: new Float64Array(count) };
  let [place, at] = [begin, 0];
  for (const [index, { leaves, lastRowIds }] of summaries.entries()) {
    const first = pageAt(place, pageSize);
    level.lastRowIds.set(lastRowIds, at);
    for (const leaf of leaves) level.pages[at++] = pageNumber(first, leaf, pageSize);
    place += blocks[index].bytes;
  }
  return level;
}

function emptyRoot(pages: EndPages): number {
  const page = createByteBuffer(pages.pageSize);
  appendEmptyLeaf(page, pages.pageSize);
  return pages.add(inUse(page));
}
