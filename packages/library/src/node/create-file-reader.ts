import { resolve } from 'node:path';
import { CodedError } from '@populace/core';
import type { FileReader } from '../schema-origin.ts';
import { readBounded } from './read-bounded.ts';
import { unreadableFile } from './unreadable-file.ts';

const MOST_BYTES = 64 * 2 ** 20;

/**
 * Creates what reads the files that a schema names, by paths from a folder. It throws `call/no-such-file` where one cannot be read,
 * `schema/invalid-option` where it has more than 64 MiB.
 */
export function createFileReader(folder: string): FileReader {
  return async (path) => {
    const bytes = await readBounded(resolve(folder, path), MOST_BYTES).catch((error: unknown) => {
      throw unreadableFile(path, 'file', error);
    });
    if (bytes !== undefined) return bytes;
    const message = `${path} has more than 64 MiB; write the values that are to be left out into a file of their own.`;
    throw new CodedError('schema/invalid-option', message);
  };
}
