import { CodedError } from '@populace/core';

/** More is refused while it is read; the document's own limit is 4 MiB. */
const MOST_BYTES = 16 * 2 ** 20;

/**
 * Reads standard input to its end.
 * @throws CodedError `limit/schema-size`, `run/cancelled`.
 */
export async function readInput(signal: AbortSignal | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stop = (): void => void process.stdin.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    for await (const chunk of process.stdin) {
      // Without an encoding, standard input gives bytes.
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      if (size > MOST_BYTES)
        throw new CodedError('limit/schema-size', 'Standard input has more than 16 MiB; a schema may have 4 MiB.');
      chunks.push(bytes);
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled.', { cause: error });
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
