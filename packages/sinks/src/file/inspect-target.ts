import type { Stats } from 'node:fs';
import { lstatSync, statSync } from 'node:fs';
import { CodedError } from '@populace/core';
import { codeOf, targetError } from './target-error.ts';

/** What stands at a path where something shall be written. */
export type TargetKind =
  | { readonly kind: 'absent' }
  /** A file or a symbolic link (never followed); `mode` is that of a regular file. */
  | { readonly kind: 'file'; readonly mode: number | undefined }
  | { readonly kind: 'device' }
  | { readonly kind: 'fifo' }
  /** A name of a descriptor that this process has open. */
  | { readonly kind: 'descriptor'; readonly descriptor: number };

/**
 * Looks at what stands at a path.
 * @throws CodedError `target/io` for folders, disks, sockets, and paths that cannot be.
 */
export function inspectTarget(path: string): TargetKind {
  const descriptor = descriptorOf(path);
  if (descriptor !== undefined) return { kind: 'descriptor', descriptor };
  if (/[/\\]$/.test(path) && (process.platform === 'win32' || path.endsWith('/'))) throw folderError(path);
  const found = lookAt(path, lstatSync);
  if (found === undefined) return { kind: 'absent' };
  // A link is only followed to see whether something stands behind it that has no content of its own.
  const meant = found.isSymbolicLink() ? lookAt(path, statSync) : found;
  if (meant?.isDirectory()) throw folderError(path);
  if (meant?.isCharacterDevice()) return { kind: 'device' };
  if (meant?.isFIFO()) return { kind: 'fifo' };
  if (meant?.isBlockDevice() || meant?.isSocket()) throw notAFile(path);
  return { kind: 'file', mode: found.isFile() ? found.mode & 0o777 : undefined };
}

/** `/dev/stdout` and the like are links to whatever stands behind a descriptor; to replace them would harm everybody. */
function descriptorOf(path: string): number | undefined {
  if (process.platform === 'win32') return undefined;
  if (path === '/dev/stdout') return 1;
  if (path === '/dev/stderr') return 2;
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d{1,9})$/.exec(path)?.[1];
  return number === undefined ? undefined : Number(number);
}

function lookAt(path: string, look: (path: string) => Stats): Stats | undefined {
  try {
    return look(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw targetError(error, { path });
  }
}

function folderError(path: string): CodedError {
  return targetError(Object.assign(new Error('is a folder'), { code: 'EISDIR' }), { path });
}

function notAFile(path: string): CodedError {
  return new CodedError('target/io', `${path} is a disk or a socket, not a file. Choose another path.`);
}
