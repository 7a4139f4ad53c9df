import type { ByteSink, WrittenBlock } from '@populace/core';
import type { MadePart } from '@populace/engine';
import type { OpenedTable } from '../opened-table.ts';
import { demandGoing, unlessAborted } from './cancellable.ts';
import type { WorkerPool } from './workers/worker-pool.ts';
import { writeHere } from './write-here.ts';
import { writeParts } from './write-parts.ts';
import { BREATH_MS, type WriteTableOptions } from './write-table-options.ts';

/** What became of a table. */
export interface TableOutcome {
  readonly rows: number;
  /** How many threads made the rows, this one counted. */
  readonly workers: number;
}

/**
 * Writes the rows of a table to a sink, without committing it. It waits where the sink is slow, so memory does not grow with the rows.
 * @throws CodedError `run/cancelled` when the signal is aborted; what the sink throws; what a thread throws.
 */
export async function writeTable(
  table: OpenedTable,
  sink: ByteSink,
  options: WriteTableOptions,
): Promise<TableOutcome> {
  const columns = table.columns.filter(({ hidden }) => !hidden).length;
  const pool = options.workers?.poolFor(options.window.take * columns);
  if (pool === undefined) return { rows: await writeHere(table, sink, options), workers: 1 };
  return { rows: await writeTogether(table, sink, { ...options, pool }), workers: pool.size + 1 };
}

/** Other threads make parts, this one too where it would wait for them; this one writes. */
async function writeTogether(
  table: OpenedTable,
  sink: ByteSink,
  { pool, ...options }: WriteTableOptions & { readonly pool: WorkerPool },
): Promise<number> {
  const { format, signal, isUnread, onRows, window } = options;
  const maker = table.parts(format, { options: options.options, ...window });
  const threads = pool.take({ table: table.name, format, options: options.options ?? {}, window });
  let rows = 0;
  let tellAt = performance.now() + BREATH_MS;
  const write = async (bytes: Uint8Array, more: number): Promise<boolean> => {
    demandGoing(signal);
    await unlessAborted(sink.write(bytes), signal);
    rows += more;
    if (performance.now() >= tellAt) {
      onRows?.(rows);
      tellAt = performance.now() + BREATH_MS;
    }
    return isUnread?.() !== true;
  };
  const { front } = maker;
  const makeParts = async (
    take: (part: MadePart, more: number) => Promise<boolean>,
  ): Promise<readonly WrittenBlock[]> => {
    const blocks: WrittenBlock[] = [];
    await writeParts(maker, {
      window,
      threads,
      async write(part, more) {
        const between = maker.betweenGroups(blocks);
        if (between !== undefined) await write(between, 0);
        const placed = maker.placed(part, blocks);
        blocks.push(...placed.blocks);
        return await take(placed, more);
      },
    });
    return blocks;
  };
  const isSurveyed = front !== undefined && sink.writeFront === undefined;
  // What the blocks of the survey hold is let go before the rows are made for good.
  await write(isSurveyed ? front(await makeParts(async () => goOn(options))) : maker.head(), 0);
  const blocks = await makeParts(({ bytes }, more) => write(bytes, more));
  if (isUnread?.() === true) return rows;
  await write(maker.tail(blocks), 0);
  if (front !== undefined && !isSurveyed) await sink.writeFront?.(front(blocks));
  onRows?.(rows);
  return rows;
}

/** Whether rows that are made to be looked at alone are still wanted. */
function goOn({ signal, isUnread }: Pick<WriteTableOptions, 'signal' | 'isUnread'>): boolean {
  demandGoing(signal);
  return isUnread?.() !== true;
}
