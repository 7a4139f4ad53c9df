import { closeSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { CodedError } from '@populace/core';
import type { Compression } from '../targets/compression.ts';

/** So much of a file says how it begins. */
const BEGIN = 65_536;
/** `Z_SYNC_FLUSH` of zlib: compressed bytes that are cut off are read as far as they go. */
const SYNC_FLUSH = 2;

/**
 * Refuses a JSON document that holds rows of several tables, each under its name.
 * @throws CodedError `call/usage`.
 */
export function refuseSeveralTables(path: string, compression: Compression, tables: readonly string[]): void {
  const [, name = ''] = /^\ufeff?\s*\{\s*"((?:[^"\\]|\\.)*)"\s*:\s*\[/.exec(beginOf(path, compression)) ?? [];
  if (!tables.includes(name.replaceAll(/\\(.)/g, '$1'))) return;
  const message = `${path} holds several tables, and verify reads files of one table each: write a folder (--format json --out FOLDER/) and verify that.`;
  throw new CodedError('call/usage', message);
}

function beginOf(path: string, compression: Compression): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(BEGIN);
    const begin = bytes.subarray(0, readSync(file, bytes));
    if (compression === null) return begin.toString();
    return compression === 'gzip' ? gunzipSync(begin, { finishFlush: SYNC_FLUSH }).toString() : '';
  } catch {
    // What is wrong with the file is told when it is read.
    return '';
  } finally {
    closeSync(file);
  }
}
