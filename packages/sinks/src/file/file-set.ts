import { basename, dirname } from 'node:path';
import { type ByteSink, CodedError } from '@populace/core';
import { createTargetCheck, type ReplaceOptions, realOf } from './check-target.ts';
import { openDirectSink } from './direct-sink.ts';
import type { TargetKind } from './inspect-target.ts';
import { createMadeFolders } from './made-folders.ts';
import { forgetWriter, isWrittenHere, noteWriter } from './own-writers.ts';
import { openPartFile, type PartFile } from './part-file.ts';
import { type LivePart, partStem, sweepParts } from './part-name.ts';
import { publish } from './publish.ts';

/** How files are written. */
export interface FileOptions extends ReplaceOptions {
  /** Whether missing folders are made; those go again with `abort`. Off unless said. */
  readonly makeFolders?: boolean;
  /** Stops waiting for the reader of a FIFO. */
  readonly signal?: AbortSignal;
  /** Called once when the reader of a FIFO or a pipe has gone away; what is written after that is dropped. */
  readonly onClosed?: () => void;
}

/** A sink for one file. `commit` says that its content is whole. */
export interface FileSink extends ByteSink {
  /** The path as it was given. */
  readonly path: string;
  readonly bytesWritten: number;
}

/** The files of one run: they get their final names together, or none does. */
export interface FileSet {
  /**
   * Opens a file of the set; the file has its final name only after `FileSet.commit`. Devices, FIFOs and names of
   * descriptors (`/dev/stdout`) are written directly.
   * @throws CodedError `target/exists`, `target/io`, or `call/usage` for a path that the set has already, or that the run reads.
   */
  open(path: string): Promise<FileSink>;
  /** Gives all files their final names. All sinks must be committed. */
  commit(): Promise<void>;
  /** Removes everything that was written, as if nothing had been. Does nothing after `commit`. */
  abort(): Promise<void>;
}

/** Creates an empty set of files. */
export function createFileSet(options: FileOptions = {}): FileSet {
  const entries = new Map<string, Entry>();
  const check = createTargetCheck(options);
  const folders = createMadeFolders();
  const liveParts = new Map<string, readonly LivePart[]>();
  let ended = false;

  const openPart = (path: string, target: FileTarget): Entry => {
    const real = realOf(path, target);
    const folder = dirname(real);
    if (options.makeFolders === true) folders.make(folder);
    const live = liveParts.get(folder) ?? sweepParts(folder);
    liveParts.set(folder, live);
    refuseLiveWriter(real, live);
    const part = openPartFile(real, target.kind === 'file' ? target.mode : undefined);
    noteWriter(part);
    return partEntry(path, part);
  };

  return {
    async open(path) {
      if (ended) throw new CodedError('internal', `${path} was opened after the end of its set.`);
      const { target, key } = check(path);
      const entry = isFile(target) ? openPart(path, target) : await openDirect(path, target, options);
      entries.set(key, entry);
      return entry.sink;
    },
    async commit() {
      const all = [...entries.values()];
      if (!all.every((entry) => entry.isWhole())) {
        throw new CodedError('internal', 'A set of files was committed before each of them was.');
      }
      ended = true;
      const parts = all.flatMap(({ part }) => (part === undefined ? [] : [part]));
      try {
        publish(parts, options.overwrite === true);
      } catch (error) {
        for (const part of parts) part.discard();
        folders.remove();
        throw error;
      } finally {
        for (const part of parts) forgetWriter(part);
      }
    },
    async abort() {
      if (ended) return;
      ended = true;
      const ends = await Promise.allSettled([...entries.values()].map(({ sink }) => sink.abort()));
      folders.remove();
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}

type FileTarget = Extract<TargetKind, { kind: 'absent' | 'file' }>;

function isFile(target: TargetKind): target is FileTarget {
  return target.kind === 'absent' || target.kind === 'file';
}

interface Entry {
  readonly sink: FileSink;
  readonly part?: PartFile;
  isWhole(): boolean;
}

function partEntry(path: string, part: PartFile): Entry {
  let whole = false;
  const sink: FileSink = {
    path,
    get bytesWritten() {
      return part.bytesWritten;
    },
    write: (bytes) => part.write(bytes),
    writeFront: (bytes) => part.writeFront(bytes),
    async commit() {
      part.seal();
      whole = true;
    },
    async abort() {
      whole = false;
      forgetWriter(part);
      part.discard();
    },
  };
  return { sink, part, isWhole: () => whole };
}

async function openDirect(path: string, target: TargetKind, options: FileOptions): Promise<Entry> {
  const direct = await openDirectSink(path, target, options);
  let whole = false;
  const sink: FileSink = {
    path,
    get bytesWritten() {
      return direct.bytesWritten;
    },
    write: (bytes) => direct.write(bytes),
    async commit() {
      await direct.commit();
      whole = true;
    },
    abort: () => direct.abort(),
  };
  return { sink, isWhole: () => whole };
}

/** The second of two writers of one file shall hear of it now, not when all its work is done. */
function refuseLiveWriter(path: string, live: readonly LivePart[]): void {
  const stem = partStem(basename(path));
  const writer = live.find((part) => part.stem === stem);
  const pid = isWrittenHere(path) ? process.pid : writer?.pid;
  if (pid === undefined) return;
  const message = `${path} is being written by process ${pid}. Wait for it, or choose another name.`;
  throw new CodedError('target/io', message);
}
