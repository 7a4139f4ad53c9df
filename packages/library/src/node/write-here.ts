import type { ByteSink } from '@populace/core';
import type { Chunk } from '@populace/output';
import type { OpenedTable } from '../opened-table.ts';
import { breathe, demandGoing, unlessAborted } from './cancellable.ts';
import { BREATH_MS, type WriteChunksOptions, type WriteTableOptions } from './write-table-options.ts';

/** Small pieces are put together: a call of the system takes as long as a thousand bytes. */
const BUFFER_BYTES = 2 ** 16;

/** Writes the rows of a table to a sink, without committing it; this thread does all the work. Returns how many. */
export async function writeHere(table: OpenedTable, sink: ByteSink, options: WriteTableOptions): Promise<number> {
  const { format, window, signal } = options;
  const frontLast = sink.writeFront !== undefined;
  return writeChunks(table.chunks(format, { options: options.options, ...window, frontLast, signal }), sink, options);
}

/** Writes chunks to a sink, without committing it. Returns how many rows they had. */
export async function writeChunks(
  chunks: Iterable<Chunk> | AsyncIterable<Chunk>,
  sink: ByteSink,
  { signal, isUnread, onRows }: WriteChunksOptions,
): Promise<number> {
  const out = createBuffer(sink);
  let rows = 0;
  let breathAt = performance.now() + BREATH_MS;
  for await (const chunk of chunks) {
    if (chunk.isFront === true) await writeFront(chunk.bytes, out, sink);
    else {
      const written = out.write(chunk.bytes);
      if (written !== undefined) await unlessAborted(written, signal);
    }
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

async function writeFront(bytes: Uint8Array, out: Buffered, sink: ByteSink): Promise<void> {
  await out.flush();
  await sink.writeFront?.(bytes);
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
