import { closeSync, fsyncSync, linkSync, lstatSync, openSync, renameSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CodedError } from '@populace/core';
import { codeOf, targetError, targetExists } from '../stream/target-error.ts';
import type { PartFile } from './part-file.ts';
import { partName } from './part-name.ts';

/** A file that has its final name. */
interface Published {
  readonly path: string;
  /** Where the file that it replaced is kept until all are published. */
  readonly keptAs?: string;
  readonly replaced: boolean;
}

/**
 * Gives sealed files their final names, one after another. If one cannot have it, those before it are taken back, and the
 * files that they replaced stand there again.
 * @throws CodedError `target/exists` or `target/io`, which names the files that could not be taken back, if any.
 */
export function publish(parts: readonly PartFile[], overwrite: boolean): void {
  const published: Published[] = [];
  try {
    for (const part of parts) {
      // One file alone is replaced in one step; only where another may still fail must the old one be kept.
      published.push(overwrite ? replaceBy(part, parts.length > 1) : place(part));
    }
  } catch (error) {
    throw withStuck(error, takeBack(published));
  }
  for (const folder of new Set(parts.map(({ path }) => dirname(path)))) syncFolder(folder);
  for (const { keptAs } of published) if (keptAs !== undefined) removeSpare(keptAs);
}

/** Fails where anything bears the name already, also if it came a moment ago: linking is the only check that nobody can overtake. */
function place({ path, partPath }: PartFile): Published {
  try {
    linkSync(partPath, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw targetExists(path, error);
    if (!lacksLinks(error)) throw targetError(error, { path });
    return placeWithoutLinks(path, partPath);
  }
  removeSpare(partPath);
  return { path, replaced: false };
}

/** For file systems without hard links (FAT, some network shares). */
function placeWithoutLinks(path: string, partPath: string): Published {
  if (isThere(path)) throw targetExists(path);
  rename(partPath, path);
  return { path, replaced: false };
}

function replaceBy({ path, partPath }: PartFile, keep: boolean): Published {
  const replaced = isThere(path);
  const keptAs = keep && replaced ? keepOld(path) : undefined;
  try {
    rename(partPath, path);
  } catch (error) {
    if (keptAs !== undefined) removeSpare(keptAs);
    throw error;
  }
  return { path, replaced, ...(keptAs === undefined ? {} : { keptAs }) };
}

function keepOld(path: string): string | undefined {
  const keptAs = join(dirname(path), partName(basename(path), 'kept'));
  try {
    linkSync(path, keptAs);
    return keptAs;
  } catch (error) {
    // Without hard links the old file cannot be kept; `takeBack` will say so if it comes to that.
    if (lacksLinks(error)) return undefined;
    throw targetError(error, { path });
  }
}

function rename(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    throw targetError(error, { path: to });
  }
}

/** Undoes what was done, last first, and returns the paths where that was not possible. */
function takeBack(published: readonly Published[]): string[] {
  return published.toReversed().flatMap(({ path, keptAs, replaced }) => {
    if (replaced && keptAs === undefined) return [path];
    try {
      if (keptAs === undefined) unlinkSync(path);
      else renameSync(keptAs, path);
      return [];
    } catch {
      // The caller says which files stand there new.
      return [path];
    }
  });
}

function withStuck(error: unknown, stuck: readonly string[]): unknown {
  if (stuck.length === 0 || !(error instanceof CodedError)) return error;
  const message = `${error.message} These files could not be taken back and are new: ${stuck.join(', ')}.`;
  return new CodedError(error.code, message, { cause: error });
}

/** A new name is only sure to survive a power cut when its folder is on the disk too. */
function syncFolder(folder: string): void {
  // Windows cannot open folders; there the file system's journal has to do.
  if (process.platform === 'win32') return;
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    // Folders that may not be read, and file systems that cannot do it, give no surety; the files are whole nevertheless.
    if (['EACCES', 'EINVAL', 'ENOTSUP', 'EBADF'].includes(codeOf(error))) return;
    const message = `All files are written whole, but the disk did not confirm their names in ${folder}. Look after the disk.`;
    throw new CodedError('target/io', message, { cause: error });
  }
}

/** Removes a second name of a file. */
function removeSpare(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It stays until the sweep of a later run; everything under a final name is right.
  }
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    throw targetError(error, { path });
  }
}

function lacksLinks(error: unknown): boolean {
  return ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'].includes(codeOf(error));
}
