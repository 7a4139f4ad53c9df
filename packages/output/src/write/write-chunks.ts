import type { ByteSink } from '@populace/core';
import { demandGoing } from '../cancel/demand-going.ts';
import { unlessAborted } from '../cancel/unless-aborted.ts';
import type { ScriptChunk } from '../chunk.ts';
import { type Buffered, createBuffered } from './buffered.ts';

/** What whoever writes heeds. */
export interface WriteOptions {
  /** Lets everything else run that waits, such as a signal or answers of threads. */
  readonly breathe: () => Promise<void>;
  readonly signal?: AbortSignal | undefined;
  /** Says that nobody reads any more, so that the run ends early. */
  readonly isUnread?: (() => boolean) | undefined;
}

/** Who counts what is written. */
export interface ChunkCounter {
  /** Called for each chunk, which is written then. */
  count(chunk: ScriptChunk): void;
  /** Called now and then, and at the end. */
  tell(): void;
}

/** Between two breaths signals cannot arrive and nothing else can run. */
const BREATH_MS = 25;

/**
 * Writes chunks to a sink, without committing it. It waits where the sink is slow, so memory does not grow with the rows.
 * @throws CodedError `run/cancelled` when the signal is aborted; what the sink throws.
 */
export async function writeChunks(
  chunks: AsyncIterable<ScriptChunk>,
  sink: ByteSink,
  counter: ChunkCounter,
  { breathe, signal, isUnread }: WriteOptions,
): Promise<void> {
  const out = createBuffered(sink);
  let breathAt = performance.now() + BREATH_MS;
  for await (const chunk of chunks) {
    counter.count(chunk);
    if (chunk.isFront === true) await writeFront(chunk.bytes, out, sink);
    else {
      const written = out.write(chunk.bytes);
      if (written !== undefined) await unlessAborted(written, signal);
    }
    if (isUnread?.() === true) return;
    if (performance.now() < breathAt) continue;
    counter.tell();
    await breathe();
    demandGoing(signal);
    breathAt = performance.now() + BREATH_MS;
  }
  await unlessAborted(out.flush(), signal);
  counter.tell();
}

async function writeFront(bytes: Uint8Array, out: Buffered, sink: ByteSink): Promise<void> {
  await out.flush();
  await sink.writeFront?.(bytes);
}
