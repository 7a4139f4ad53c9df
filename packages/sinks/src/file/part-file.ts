import { closeSync, fchmodSync, fsyncSync, openSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf, targetError } from '../stream/target-error.ts';
import { writeAll, writeAllAt } from '../stream/write-all.ts';
import { partName } from './part-name.ts';

/** A file that is being written beside its target and does not have its final name yet. */
export interface PartFile {
  /** The final path. */
  readonly path: string;
  readonly partPath: string;
  readonly bytesWritten: number;
  write(bytes: Uint8Array): void;
  /** Puts bytes in the place of the first ones, as many of which are there. */
  writeFront(bytes: Uint8Array): void;
  /** Makes sure that the bytes are on the disk, and closes. */
  seal(): void;
  /** Closes and removes what was written. May be called at any time, also after a failure. */
  discard(): void;
}

/**
 * Creates the temporary file of a target. `mode` is that of the file that it will replace.
 * @throws CodedError `target/io`; nothing is left behind then, nor after a failed `write` or `seal`.
 */
export function openPartFile(path: string, mode?: number): PartFile {
  const partPath = join(dirname(path), partName(basename(path)));
  let bytesWritten = 0;
  // `wx` fails where anything bears the name, be it a symbolic link, so nobody can lead us elsewhere.
  let descriptor: number | undefined = guard(() => openSync(partPath, 'wx', mode ?? 0o666), { path });

  const close = (): void => {
    const open = descriptor;
    descriptor = undefined;
    if (open !== undefined) closeSync(open);
  };
  const discard = (): void => {
    close();
    try {
      unlinkSync(partPath);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw targetError(error, { path: partPath });
    }
  };
  const attempt = (work: (open: number) => void): void => {
    const open = descriptor;
    if (open === undefined) throw targetError(new Error('it was closed before'), { path });
    try {
      work(open);
    } catch (error) {
      discardQuietly(discard);
      throw targetError(error, { path, bytesWritten });
    }
  };
  if (mode !== undefined) attempt((open) => fchmodSync(open, mode));
  return {
    path,
    partPath,
    get bytesWritten() {
      return bytesWritten;
    },
    write: (bytes) =>
      attempt((open) =>
        writeAll(open, bytes, (count) => {
          bytesWritten += count;
        }),
      ),
    writeFront: (bytes) => attempt((open) => writeAllAt(open, bytes, 0)),
    seal: () =>
      attempt((open) => {
        fsyncSync(open);
        close();
      }),
    discard,
  };
}

function guard<T>(work: () => T, at: { path: string }): T {
  try {
    return work();
  } catch (error) {
    throw targetError(error, at);
  }
}

function discardQuietly(discard: () => void): void {
  try {
    discard();
  } catch {
    // The first failure is what the person must hear of; a later run sweeps what is left.
  }
}
