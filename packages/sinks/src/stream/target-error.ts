import { CodedError } from '@populace/core';

/** What was being written when something went wrong. */
export interface FailedTarget {
  /** The path as the person gave it, or `standard output`. */
  readonly path: string;
  /** How many bytes had been written, where writing had begun. */
  readonly bytesWritten?: number;
}

/** Returns the `target/io` error for an error of the operating system: what happened, and what to do. */
export function targetError(error: unknown, { path, bytesWritten }: FailedTarget): CodedError {
  if (error instanceof CodedError) return error;
  const written = bytesWritten === undefined ? '' : ` after ${bytesWritten} bytes`;
  const reason = reasons[codeOf(error)] ?? (() => `${path} could not be written (${messageOf(error)}).`);
  return new CodedError('target/io', reason(path, written), { cause: error });
}

/** Returns the error that says that something is there already. */
export function targetExists(path: string, cause?: unknown): CodedError {
  return new CodedError(
    'target/exists',
    `${path} is there already; say --overwrite to replace it, or choose another name.`,
    {
      cause,
    },
  );
}

/** The code of an error of Node's, such as `ENOSPC`, or an empty text. */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const denied = (path: string): string =>
  `${path} may not be written: permission is denied. Choose a folder that you may write to, or have its permissions changed.`;
const full = (path: string, written: string): string =>
  `The disk is full: writing ${path} stopped${written}. Free some space, or choose another disk.`;
const tooManyFiles = (path: string): string =>
  `${path} could not be opened: too many files are open. Close other programs, or raise the limit (ulimit -n).`;

const reasons: Readonly<Record<string, (path: string, written: string) => string>> = {
  ENOSPC: full,
  EDQUOT: (path, written) =>
    `Your share of the disk is used up: writing ${path} stopped${written}. Free some space, or choose another disk.`,
  EFBIG: (path, written) =>
    `${path} became larger than the file system or a limit (ulimit -f) allows: writing stopped${written}. Write fewer rows a file, or compress it.`,
  EACCES: denied,
  EPERM: denied,
  EROFS: (path) => `${path} may not be written: the disk is read-only. Choose another disk.`,
  ENAMETOOLONG: (path) => `${path} is longer than the file system allows. Choose a shorter name.`,
  EISDIR: (path) => `${path} is a folder. Name a file in it; for one file a table, end the path with a slash.`,
  ENOTDIR: (path) => `${path} cannot be there: a part of the path is a file, not a folder. Choose another path.`,
  ENOENT: (path) => `${path} cannot be there: its folder does not exist. Make the folder, or choose another one.`,
  ELOOP: (path) => `${path} leads in a circle of symbolic links. Choose another path.`,
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  EBUSY: (path) => `${path} is in use by another program. Close it there, or choose another name.`,
  EIO: (path, written) =>
    `The disk failed: writing ${path} stopped${written}. Look after the disk, and choose another one.`,
  ERR_INVALID_ARG_VALUE: (path) =>
    `${JSON.stringify(path)} cannot be a path: it has a zero character. Choose another path.`,
};
