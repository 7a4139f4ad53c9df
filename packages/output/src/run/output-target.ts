import type { ByteSink } from '@populace/core';
import type { ContentOutcome } from '../write/write-content.ts';
import type { FileToOpen } from './output-file.ts';

/** A file as it was written. */
export interface WrittenFile<About = undefined> extends ContentOutcome {
  readonly file: FileToOpen<About>;
}

/**
 * Where the files of a run go: a folder, an archive, standard output, a download. It stacks the sinks of each file: digests, compression,
 * a member of an archive, a file. Nothing has its final name before `commit`.
 */
export interface OutputTarget<About = undefined> {
  /** Opens a file for writing. Files of a run are opened in their order. */
  open(file: FileToOpen<About>): Promise<ByteSink>;
  /** All bytes that reached it, for whoever shows how far a run is. */
  bytesWritten(): number;
  /** Whether nobody reads what is being written any more, so that a file may end early; never if absent. */
  isUnread?(): boolean;
  /** Writes what stands behind all files, and gives them their names. */
  commit(written: readonly WrittenFile<About>[]): Promise<void>;
  /** Leaves nothing behind. May be called at any time before the end of `commit`. */
  abort(): Promise<void>;
}
