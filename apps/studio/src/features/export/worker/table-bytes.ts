import { loadFormat, type MadePart, type OpenedTable, type PartMaker, type WrittenBlock } from '@populace/library';
import type { ExportChoice } from '../export-choice.ts';
import type { PartThreads } from './part-threads.ts';

/** A part takes some milliseconds: little to wait for, and much against the cost of a message. */
const PART_BYTES = 2 ** 20;
/** Where rows have next to no bytes, time must be the bound. */
const MOST_ROWS = 2 ** 17;
/** So many rows tell how large rows are. */
const FIRST_ROWS = 4096;
/** Parts that a thread has made or is making; memory depends on the number of threads alone. */
const PARTS_A_THREAD = 2;

/** Bytes of a table in their order, with the rows that they end. */
export interface TableChunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly rows: number;
}

/**
 * Makes the bytes of rows of a table: the first here, which tells how large rows are, the others in the threads. Where the first bytes depend
 * on all others, the rows are made twice.
 */
export async function* tableBytes(
  table: OpenedTable,
  choice: Pick<ExportChoice, 'format' | 'options'>,
  rows: { readonly from: number; readonly take: number },
  threads: PartThreads,
): AsyncGenerator<TableChunk> {
  await loadFormat(choice.format, choice.options);
  const maker = table.parts(choice.format, { options: choice.options, ...rows });
  const parts = (): AsyncGenerator<OrderedPart> => partsOf(maker, { table: table.name, ...choice, ...rows }, threads);
  yield { bytes: (await surveyedFront(maker, parts())) ?? maker.head().slice(), rows: 0 };
  const blocks: WrittenBlock[] = [];
  for await (const { made, rows: more } of parts()) {
    const { bytes, blocks: own } = maker.placed(made, blocks);
    blocks.push(...own);
    yield { bytes, rows: more };
  }
  yield { bytes: maker.tail(blocks).slice(), rows: 0 };
}

/** The first bytes where they depend on all others. What the blocks hold is let go before the rows are made for good. */
async function surveyedFront(
  { front, placed }: PartMaker,
  parts: AsyncIterable<OrderedPart>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (front === undefined) return undefined;
  const surveyed: WrittenBlock[] = [];
  for await (const { made } of parts) surveyed.push(...placed(made, surveyed).blocks);
  return front(surveyed).slice();
}

async function* partsOf(
  maker: PartMaker,
  job: Parameters<PartThreads['open']>[0],
  threads: PartThreads,
): AsyncGenerator<OrderedPart> {
  const { from, take } = job;
  const unit = maker.blockRows ?? maker.batchRows;
  const first = Math.min(take, maker.blockRows ?? Math.ceil(FIRST_ROWS / unit) * unit);
  if (first === 0) return;
  const made = maker.part({ from, take: first });
  yield { made, rows: first };
  if (take === first) return;
  threads.open(job);
  const rows = rowsOfPart(unit, made.bytes.length / first);
  yield* orderedParts(threads, { from: from + first, to: from + take, rows });
}

/** A multiple of the batch or block, so that parts begin where these do. */
function rowsOfPart(unit: number, bytesARow: number): number {
  const rows = Math.min(MOST_ROWS, PART_BYTES / Math.max(1, bytesARow));
  return Math.max(1, Math.floor(rows / unit)) * unit;
}

interface Parts {
  readonly from: number;
  readonly to: number;
  /** Rows of a part. */
  readonly rows: number;
}

interface OrderedPart {
  readonly rows: number;
  readonly made: MadePart;
}

async function* orderedParts(threads: PartThreads, { from, to, rows }: Parts): AsyncGenerator<OrderedPart> {
  const queue: { readonly rows: number; readonly made: Promise<MadePart> }[] = [];
  let next = from;
  while (next < to || queue.length > 0) {
    while (next < to && queue.length < threads.count * PARTS_A_THREAD) {
      const take = Math.min(rows, to - next);
      const made = threads.part(next, take);
      // Whoever waits for it gets the failure; it is no unhandled one meanwhile.
      made.catch(() => undefined);
      queue.push({ rows: take, made });
      next += take;
    }
    const head = queue.shift();
    if (head !== undefined) yield { made: await head.made, rows: head.rows };
  }
}
