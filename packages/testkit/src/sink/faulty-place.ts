import type { ByteSink } from '@populace/core';
import { createFaultyCalls, type SinkFault } from './sink-faults.ts';
import type { OpenedSink } from './test-sink.ts';

/** Returns a sink over a place in memory that fails as it is told; every write takes its bytes late, so that no buffer may be used before. */
export function openOver(
  wrap: (target: ByteSink) => ByteSink | Promise<ByteSink>,
): (fault?: SinkFault) => Promise<OpenedSink> {
  return async (fault) => {
    const calls = createFaultyCalls(fault);
    const kept: Uint8Array[] = [];
    let whole: Uint8Array | undefined;
    let isAborted = false;
    const place: ByteSink = {
      async write(bytes) {
        const isShort = calls.next();
        await new Promise<void>((resume) => setTimeout(resume, isShort ? 5 : 0));
        kept.push(bytes.slice());
      },
      async writeFront(bytes) {
        const all = joined(kept);
        all.set(bytes);
        kept.splice(0, kept.length, all);
      },
      async commit() {
        whole = joined(kept);
      },
      async abort() {
        isAborted = true;
        kept.length = 0;
      },
    };
    const sink = await wrap(place);
    return {
      sink,
      shown: () => whole,
      hasFailed: calls.hasFailed,
      left: () => (whole === undefined && !isAborted ? ['an open target'] : []),
    };
  };
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
