import type { ByteSink } from '@populace/core';
import { makeZip } from 'client-zip';
import { pour, sinkOf } from './stream-sinks.ts';

/** A ZIP archive, written one member after another. */
export interface ZipArchive {
  /** Begins a member, which takes bytes until its `commit`. */
  readonly member: (name: string) => ByteSink;
  /** Writes what stands behind the members, and commits the target. */
  readonly commit: () => Promise<void>;
  readonly abort: () => Promise<void>;
}

type Bytes = Uint8Array<ArrayBuffer>;

interface Member {
  readonly name: string;
  readonly input: ReadableStream<Bytes>;
}

/** Creates an archive whose bytes go to a sink as they are made. */
export function createZip(target: ByteSink): ZipArchive {
  const members = new TransformStream<Member, Member>();
  const names = members.writable.getWriter();
  names.closed.catch(() => undefined);
  const poured = pour(makeZip(walk(members.readable)), target);
  return {
    member(name) {
      const { readable, writable } = new TransformStream<Bytes, Bytes>({
        // Where the archive cannot be written, no member waits for its reader.
        start: (controller) => void poured.catch((error: unknown) => controller.error(error)),
      });
      names.write({ name, input: readable }).catch(() => undefined);
      return sinkOf(writable);
    },
    async commit() {
      names.close().catch(() => undefined);
      await poured;
      await target.commit();
    },
    async abort() {
      names.abort().catch(() => undefined);
      await target.abort();
    },
  };
}

/** Walks a stream, which not every browser does by itself. */
async function* walk<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
