import { demandGoing } from '../cancel/demand-going.ts';
import type { ScriptChunk } from '../chunk.ts';
import type { Part } from '../encode/part.ts';
import { type AssembleOptions, assemble } from './assemble.ts';
import type { FileContent } from './file-content.ts';

/** How a file is made, and what ends that early. */
export interface ChunksOptions extends AssembleOptions {
  readonly signal?: AbortSignal | undefined;
}

/** The parts of a file of whose rows none was asked for. */
export const NO_PARTS: Iterator<Part> = [][Symbol.iterator]();

/**
 * Makes the bytes of a file piece by piece and on demand, all in this thread: nobody's memory grows with the rows. A chunk is valid until
 * the next is requested.
 * @throws CodedError `run/cancelled` where the signal is aborted.
 */
export function* chunksHere(content: FileContent, options: ChunksOptions = {}): Generator<ScriptChunk> {
  const assembly = assemble(content, options);
  let parts = NO_PARTS;
  for (let step = assembly.next(undefined); step.done !== true; ) {
    const { value } = step;
    if (value.kind === 'part') {
      demandGoing(options.signal);
      const part = parts.next();
      step = assembly.next(part.done === true ? undefined : part.value);
      continue;
    }
    if (value.kind === 'rows') parts = value.maker.pieces(value.window)[Symbol.iterator]();
    else yield value.chunk;
    step = assembly.next(undefined);
  }
}
