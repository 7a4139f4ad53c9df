import type { WrittenBlock } from '@populace/cells';
import { createByteBuffer, inUse } from '../shared/bytes/byte-buffer.ts';
import { writeHeader } from './file-header.ts';
import { addIndex } from './indexes/index-tree.ts';
import { createEndPages, type EndPages } from './pages/end-pages.ts';
import { appendEmptyLeaf, CELL_PLACE } from './pages/leaf-pages.ts';
import type { Level } from './pages/level.ts';
import { pageAt, pageNumber } from './pages/page-numbers.ts';
import type { DatabaseTable } from './schema/database-schema.ts';
import { makeFirstPage, type SchemaRow } from './schema-tree.ts';
import type { BlockSummary } from './table-rows.ts';
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
  const pages = createEndPages({ place, pageSize, room: pageSize + roomOf(blocks) });
  const rows = tables.flatMap(({ name, sql, indexes }, table): SchemaRow[] => {
    const level = levels[table];
    const rootPage = level.pages.length === 0 ? emptyRoot(pages) : addRoot(level, pages);
    const summaries = summariesOf(blocks[table]);
    return [
      { type: 'table', name, table: name, rootPage, sql },
      ...indexes.map((index, at): SchemaRow => {
        const runs = summaries.map((summary) => summary.runs[at]);
        return { type: 'index', name: index.name, table: name, rootPage: addIndex(runs, pages), sql: null };
      }),
    ];
  });
  const front = makeFirstPage(rows, pages);
  const end = pages.bytes();
  writeHeader(front, (place + end.length) / pageSize);
  return { front, end };
}

/** The bytes that the trees of indexes take, about: nothing is copied where there is memory for all from the beginning. */
function roomOf(blocks: readonly (readonly WrittenBlock[])[]): number {
  let bytes = 0;
  for (const own of blocks) {
    for (const [at, { runs }] of summariesOf(own).entries())
      for (const run of runs) bytes += run.length + own[at].rows * CELL_PLACE;
  }
  return Math.ceil(bytes * 1.05);
}

/** The leaves of a table whose first block begins at a place of the file. */
function levelOf(blocks: readonly WrittenBlock[], begin: number, pageSize: number): Level {
  const summaries = summariesOf(blocks);
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

function summariesOf(blocks: readonly WrittenBlock[]): readonly BlockSummary[] {
  // Blocks are ours: their summaries are as they were made.
  return blocks.map(({ summary }) => summary as BlockSummary);
}

function emptyRoot(pages: EndPages): number {
  const page = createByteBuffer(pages.pageSize);
  appendEmptyLeaf(page, pages.pageSize);
  return pages.add(inUse(page));
}
