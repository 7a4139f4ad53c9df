import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CodedError } from '@populace/core';
import type { FileReader } from '../schema-origin.ts';
import { unreadableFile } from './unreadable-file.ts';

const MOST_BYTES = 64 * 2 ** 20;

/**
 * Creates what reads the files that a schema names, by paths from a folder. It throws `call/no-such-file` where one cannot be read,
 * `schema/invalid-option` where it has more than 64 MiB.
 */
export function createFileReader(folder: string): FileReader {
  return async (path) => {
    try {
      return await readBounded(resolve(folder, path), path);
    } catch (error) {
      throw unreadableFile(path, 'file', error);
    }
  };
}

/** Reads one byte more than is allowed and no further: sizes that are told may be wrong, and devices never end. */
async function readBounded(absolute: string, path: string): Promise<Uint8Array> {
  const file = await open(absolute);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of file.createReadStream({ end: MOST_BYTES, autoClose: false })) {
      // Without an encoding, a stream gives bytes.
      const bytes = chunk as Uint8Array;
      size += bytes.length;
      chunks.push(bytes);
    }
    if (size <= MOST_BYTES) return Buffer.concat(chunks);
    const message = `${path} has more than 64 MiB; write the values that are to be left out into a file of their own.`;
    throw new CodedError('schema/invalid-option', message);
  } finally {
    await file.close();
  }
}
