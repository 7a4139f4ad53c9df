import { lstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { CodedError } from '@populace/core';
import { codeOf, targetError } from '../stream/target-error.ts';

/** What stands at a path where something shall be written. */
export type TargetKind =
  | { readonly kind: 'absent' }
  /** A file; `path` is where it really is, `mode` undefined where a symbolic link leads to nothing. */
  | { readonly kind: 'file'; readonly path: string; readonly mode: number | undefined }
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
  const meant = found.isSymbolicLink() ? lookAt(path, statSync) : found;
  if (meant?.isDirectory()) throw folderError(path);
  if (meant?.isCharacterDevice()) return { kind: 'device' };
  if (meant?.isFIFO()) return { kind: 'fifo' };
  if (meant?.isBlockDevice() || meant?.isSocket()) throw notAFile(path);
  const real = found.isSymbolicLink() ? behindLinks(path) : path;
  return { kind: 'file', path: real, mode: meant?.isFile() ? meant.mode & 0o777 : undefined };
}

/** Follows symbolic links to the path of what they mean, be it there or not. */
function behindLinks(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw targetError(error, { path });
  }
  // The last link of the chain leads to nothing; a chain that goes in a circle is an error of its own above.
  const next = resolve(dirname(path), readlinkSync(path));
  const isLink = lookAt(next, lstatSync)?.isSymbolicLink() === true;
  return isLink ? behindLinks(next) : join(realFolder(next), basename(next));
}

function realFolder(path: string): string {
  try {
    return realpathSync(dirname(path));
  } catch {
    // Who opens the file says what is wrong with its folder.
    return dirname(path);
  }
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
