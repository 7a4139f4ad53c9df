import type { ByteSink } from '@populace/core';

/** Makes a sink of a stream. Each write gets bytes of its own, as a stream keeps them. */
export function sinkOf(stream: WritableStream<Uint8Array<ArrayBuffer>>): ByteSink {
  const writer = stream.getWriter();
  // Whoever writes hears of a failure.
  writer.closed.catch(() => undefined);
  return {
    write: (bytes) => writer.write(bytes.slice()),
    commit: () => writer.close(),
    async abort() {
      writer.abort().catch(() => undefined);
    },
  };
}

/** Writes all bytes of a stream to a sink, without committing it; a failure of the sink reaches whoever writes into the stream. */
export function pour(stream: ReadableStream<Uint8Array>, target: ByteSink): Promise<void> {
  const poured = stream.pipeTo(new WritableStream({ write: (bytes) => target.write(bytes) }));
  poured.catch(() => undefined);
  return poured;
}

/** Creates a sink whose content reaches the target compressed with gzip. */
export function createGzip(target: ByteSink): ByteSink {
  // The stream's own type takes more than it is given here.
  const { readable, writable }: ReadableWritablePair<Uint8Array, BufferSource> = new CompressionStream('gzip');
  const poured = pour(readable, target);
  const sink = sinkOf(writable);
  return {
    write: sink.write,
    async commit() {
      await sink.commit();
      await poured;
      await target.commit();
    },
    async abort() {
      await sink.abort();
      await target.abort();
    },
  };
}
