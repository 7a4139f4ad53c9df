import type { ByteSink } from '@populace/core';

/** A file that holds files, written one after another. */
export interface ArchiveWriter {
  /**
   * Begins a member, which takes bytes until its `commit`. `sizeBytes` is exactly how many where the archive must know it before them
   * (`tar`), else about how many.
   */
  member(name: string, sizeBytes: number): Promise<ByteSink>;
  /** Writes what stands behind the members, and commits the target. */
  commit(): Promise<void>;
  abort(): Promise<void>;
}
