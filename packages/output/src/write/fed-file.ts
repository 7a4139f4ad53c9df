import type { ByteSink } from '@populace/core';
import { assemble } from '../assemble/assemble.ts';
import type { FileContent } from '../assemble/file-content.ts';
import { unlessAborted } from '../cancel/unless-aborted.ts';
import type { Part } from '../encode/part.ts';

/** A file whose parts come as they are made, among those of other files. */
export interface FedFile {
  /** Writes parts that follow those before. */
  add(parts: Iterable<Part>): Promise<void>;
  /** Writes what stands behind the last part, and commits the sink. */
  end(): Promise<void>;
}

/** Opens a file of one table for parts that come from outside; nothing is written before the first. */
export function openFedFile(content: FileContent, sink: ByteSink, signal: AbortSignal | undefined): FedFile {
  const assembly = assemble(content);
  let step = assembly.next(undefined);
  /** Writes all that needs no part. */
  const advance = async (): Promise<void> => {
    for (; step.done !== true && step.value.kind !== 'part'; step = assembly.next(undefined)) {
      if (step.value.kind !== 'chunk') continue;
      const { bytes } = step.value.chunk;
      if (bytes.length > 0) await unlessAborted(sink.write(bytes), signal);
    }
  };
  return {
    async add(parts) {
      await advance();
      for (const part of parts) {
        step = assembly.next(part);
        await advance();
      }
    },
    async end() {
      await advance();
      step = assembly.next(undefined);
      await advance();
      await sink.commit();
    },
  };
}
