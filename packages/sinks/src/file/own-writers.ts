import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PartFile } from './part-file.ts';

/**
 * The temporary files that this process writes, by where they go. A folder is swept once for each set of files, so what another set of the
 * process opens in it later is known from here alone.
 */
const partPaths = new Map<string, string>();

/** Whether this process is writing a file. */
export function isWrittenHere(path: string): boolean {
  const partPath = partPaths.get(resolve(path));
  return partPath !== undefined && existsSync(partPath);
}

/** Notes that a file is being written. */
export function noteWriter({ path, partPath }: PartFile): void {
  partPaths.set(resolve(path), partPath);
}

/** Notes that a file is written, or given up. */
export function forgetWriter({ path, partPath }: PartFile): void {
  const key = resolve(path);
  if (partPaths.get(key) === partPath) partPaths.delete(key);
}
