import { CodedError } from '@populace/core';
import { typeOfName } from '@populace/media-types';
import type { Compression } from './compression.ts';
import { isOneFile } from './target-paths.ts';

/** A file that holds files, and what is compressed around it. */
export interface ArchiveKind {
  readonly kind: 'zip' | 'tar';
  readonly compression: Compression;
}

/** Which archive a path says; undefined where it says none. */
export function archiveOf(path: string): ArchiveKind | undefined {
  if (!isOneFile(path)) return undefined;
  const { extension, wrapper, inner } = typeOfName(path);
  if (extension === 'zip') return { kind: 'zip', compression: null };
  if (extension === 'tar') return { kind: 'tar', compression: null };
  if (inner?.extension !== 'tar' || (wrapper !== 'gzip' && wrapper !== 'zstd')) return undefined;
  return { kind: 'tar', compression: wrapper };
}

/**
 * Refuses an archive where files are read one by one.
 * @throws CodedError `call/usage`.
 */
export function refuseArchive(path: string, work: string): void {
  if (archiveOf(path) === undefined) return;
  throw new CodedError(
    'call/usage',
    `${path} is an archive, which ${work} does not open: unpack it, and name the folder.`,
  );
}
