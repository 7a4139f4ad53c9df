import { demandGoing } from '../cancel/demand-going.ts';
import type { ScriptChunk } from '../chunk.ts';
import type { Part } from '../encode/part.ts';
import type { PartSource } from '../parts/part-source.ts';
import { assemble } from './assemble.ts';
import { type ChunksOptions, NO_PARTS } from './chunks-here.ts';
import type { FileContent } from './file-content.ts';

/**
 * Makes the bytes of a file, whose parts a source makes. They equal those of `chunksHere`. A chunk is valid until the next is requested.
 * @throws CodedError `run/cancelled` where the signal is aborted; what the source throws.
 */
export async function* chunksOf(
  content: FileContent,
  source: PartSource,
  options: ChunksOptions = {},
): AsyncGenerator<ScriptChunk> {
  const assembly = assemble(content, options);
  let parts: Iterator<Part> | AsyncIterator<Part> = NO_PARTS;
  try {
    for (let step = assembly.next(undefined); step.done !== true; ) {
      const { value } = step;
      if (value.kind === 'part') {
        demandGoing(options.signal);
        const next = parts.next();
        // What this thread makes is there at once: to wait for it would cost as much as a small batch.
        const part = 'then' in next ? await next : next;
        step = assembly.next(part.done === true ? undefined : part.value);
        continue;
      }
      if (value.kind === 'rows') parts = iteratorOf(source.parts(value.maker, value.window));
      else yield value.chunk;
      step = assembly.next(undefined);
    }
  } finally {
    // Whoever stops early lets the source stop, too.
    await parts.return?.(undefined);
  }
}

function iteratorOf(parts: Iterable<Part> | AsyncIterable<Part>): Iterator<Part> | AsyncIterator<Part> {
  return Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
}
