import { open, stat } from 'node:fs/promises';
import { CodedError } from '@populace/core';

/** So much of a file is looked at: the headers of zip archives lie all over them. */
const MOST_BYTES = 16 * 2 ** 20;

/** Whether a file is there that is no folder. */
export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Not there, or not to be seen: then the words mean something else.
    return false;
  }
}

/**
 * Reads the first 16 MiB of a file, or of standard input for `-`.
 * @throws CodedError `call/no-such-file` where it cannot be read.
 */
export async function readBeginning(path: string): Promise<Uint8Array> {
  if (path === '-') return beginningOf(process.stdin);
  try {
    const file = await open(path);
    try {
      return await beginningOf(file.createReadStream({ autoClose: false }));
    } finally {
      await file.close();
    }
  } catch (error) {
    const message = `${path} cannot be read; name a file that is there and may be read.`;
    throw new CodedError('call/no-such-file', message, { cause: error });
  }
}

async function beginningOf(stream: AsyncIterable<unknown>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    // Without an encoding, streams give bytes.
    const bytes = chunk as Uint8Array;
    chunks.push(bytes);
    size += bytes.length;
    if (size >= MOST_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES);
}
