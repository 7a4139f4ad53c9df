import { openStdoutSink } from '@populace/sinks';
import type { NodeTarget } from './node-target.ts';
import { createCompressedSink } from './targets/compression.ts';
import { writtenTables } from './written-tables.ts';

/** Opens standard output as the target of a run of one file. What was written is out at once, so nothing is left to commit or to abort. */
export function openStdoutTarget(): NodeTarget {
  const stdout = openStdoutSink();
  return {
    async open({ about }) {
      const { write, commit } = createCompressedSink(stdout, about.compression);
      // Whoever cancels must not wait for a reader that has stopped reading.
      return { write, commit, abort: async () => undefined };
    },
    bytesWritten: () => stdout.bytesWritten,
    isUnread: () => stdout.closed,
    commit: async () => undefined,
    abort: async () => undefined,
    tables: (written) => written.flatMap((one) => writtenTables(one, stdout)),
  };
}
