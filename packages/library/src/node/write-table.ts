import { type ByteSink, CodedError } from '@populace/core';
import type { FormatOptions } from '../formats.ts';
import type { OpenedTable } from '../opened-table.ts';

/** Which rows of a table are written, and how. */
export interface WriteTableOptions {
  /** The id of a format. */
  readonly format: string;
  /** The options of the format, by name. */
  readonly options?: FormatOptions | undefined;
  readonly from?: number | undefined;
  readonly take?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Says that nobody reads any more, so that the table ends early. */
  readonly isUnread?: (() => boolean) | undefined;
  /** Called now and then with the rows that are done. */
  readonly onRows?: ((rows: number) => void) | undefined;
}

/** Between two breaths signals cannot arrive and nothing else can run. */
const BREATH_MS = 25;
/** Small pieces are put together: a call of the system takes as long as a thousand bytes. */
const BUFFER_BYTES = 2 ** 16;

/**
 * Writes the rows of a table to a sink, without committing it, and returns how many. It waits where the sink is slow, so memory does not
 * grow with the rows.
 * @throws CodedError `run/cancelled` when the signal is aborted; what the sink throws.
 */
export async function writeTable(table: OpenedTable, sink: ByteSink, options: WriteTableOptions): Promise<number> {
  const { format, signal, isUnread, onRows, ...window } = options;
  const out = createBuffer(sink);
  let rows = 0;
  let breathAt = performance.now() + BREATH_MS;
  for (const chunk of table.chunks(format, { ...window, signal })) {
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
