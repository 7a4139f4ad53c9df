import { type ByteSink, CodedError } from '@populace/core';
import type { Window } from '@populace/engine';
import type { FormatOptions } from '../formats.ts';
import type { OpenedTable } from '../opened-table.ts';
import type { RunWorkers } from './workers/run-workers.ts';
import type { WorkerPool } from './workers/worker-pool.ts';
import { writeParts } from './write-parts.ts';

/** Which rows of a table are written, and how. */
export interface WriteTableOptions {
  /** The id of a format. */
  readonly format: string;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  readonly window: Window;
  readonly signal?: AbortSignal | undefined;
  /** Says that nobody reads any more, so that the table ends early. */
  readonly isUnread?: (() => boolean) | undefined;
  /** Called now and then with the rows that are done. */
  readonly onRows?: ((rows: number) => void) | undefined;
  /** The threads that may help. */
  readonly workers?: RunWorkers | undefined;
}

/** What became of a table. */
export interface TableOutcome {
  readonly rows: number;
  /** How many threads made the rows, this one counted. */
  readonly workers: number;
}

/** Between two breaths signals cannot arrive and nothing else can run. */
const BREATH_MS = 25;
/** Small pieces are put together: a call of the system takes as long as a thousand bytes. */
const BUFFER_BYTES = 2 ** 16;

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

/** This thread does all the work. */
async function writeHere(table: OpenedTable, sink: ByteSink, options: WriteTableOptions): Promise<number> {
  const { format, signal, isUnread, onRows, window } = options;
  const out = createBuffer(sink);
  let rows = 0;
  let breathAt = performance.now() + BREATH_MS;
  for (const chunk of table.chunks(format, { options: options.options, ...window, signal })) {
    const written = out.write(chunk.bytes);
    if (written !== undefined) await unlessAborted(written, signal);
    rows += chunk.rows;
    if (isUnread?.() === true) return rows;
    if (performance.now() < breathAt) continue;
    onRows?.(rows);
    await breathe();
    demandGoing(signal);
    breathAt = performance.now() + BREATH_MS;
  }
  await unlessAborted(out.flush(), signal);
  onRows?.(rows);
  return rows;
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
  await write(maker.head(), 0);
  await writeParts(maker, { window, threads, write });
  if (isUnread?.() === true) return rows;
  await write(maker.tail(), 0);
  onRows?.(rows);
  return rows;
}

interface Buffered {
  write(bytes: Uint8Array): void | Promise<void>;
  flush(): void | Promise<void>;
}

function createBuffer(sink: ByteSink): Buffered {
  const buffer = new Uint8Array(BUFFER_BYTES);
  let length = 0;
  const flush = (): void | Promise<void> => {
    if (length === 0) return;
    const filled = buffer.subarray(0, length);
    length = 0;
    return sink.write(filled);
  };
  const add = (bytes: Uint8Array): void | Promise<void> => {
    if (bytes.length >= BUFFER_BYTES) return sink.write(bytes);
    buffer.set(bytes, length);
    length += bytes.length;
  };
  return {
    flush,
    write(bytes) {
      if (length + bytes.length <= BUFFER_BYTES) return add(bytes);
      const flushed = flush();
      return flushed === undefined ? add(bytes) : flushed.then(() => add(bytes));
    },
  };
}

/** Waits for a sink, but not longer than the run shall last: a reader that has stopped reading must not hold it. */
async function unlessAborted(work: void | Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (work === undefined || signal === undefined) return work;
  demandGoing(signal);
  let stop = (): void => undefined;
  const aborted = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop, { once: true });
  });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', stop);
  demandGoing(signal);
}

/** Lets everything else run that waits, such as a signal. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function demandGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
}
