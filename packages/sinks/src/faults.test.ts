import fs, { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { ByteSink } from '@populace/core';
import { createFaultyCalls, type OpenedSink, openOver, type SinkFault, testSink } from '@populace/testkit';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach } from 'vitest';
import type { ArchiveWriter } from './archive/archive.ts';
import { createTarWriter } from './archive/tar-writer.ts';
import { createZipWriter } from './archive/zip-writer.ts';
import { createDigestSink } from './digest/digest-sink.ts';
import { createFileSet } from './file/file-set.ts';
import { openFileSink } from './file/file-sink.ts';
import { createGzipSink } from './gzip/gzip-sink.ts';
import { createMemorySink } from './memory/memory-sink.ts';
import { createPiecesSink } from './pieces/pieces-sink.ts';
import { createDescriptorSink } from './stream/descriptor-sink.ts';
import { createStreamSink } from './stream/stream-sink.ts';

const TOTAL = 4_000_000;
const { writeSync } = fs;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-sinks-'));
});

afterEach(() => {
  Object.assign(fs, { writeSync });
  syncBuiltinESMExports();
  rmSync(folder, { recursive: true });
});

/** Has the system's own call fail, as a disk does. */
function failWrites(fault: SinkFault | undefined): () => boolean {
  const calls = createFaultyCalls(fault);
  const faulty = (descriptor: number, bytes: Uint8Array, ...[at, length, place]: [number, number, number?]): number =>
    writeSync(descriptor, bytes, at, calls.next() ? length >> 1 : length, place);
  Object.assign(fs, { writeSync: faulty });
  syncBuiltinESMExports();
  return calls.hasFailed;
}

function shown(path: string): Uint8Array | undefined {
  return fs.existsSync(path) ? readFileSync(path) : undefined;
}

function filesBeside(name: string): readonly string[] {
  return readdirSync(folder).filter((found) => found !== name);
}

/** A sink for an archive of one member, which is begun with the first write. */
function onlyMember(archive: ArchiveWriter): ByteSink {
  let member: ByteSink | undefined;
  return {
    async write(bytes) {
      member ??= await archive.member('a.csv', TOTAL);
      await member.write(bytes);
    },
    async commit() {
      await member?.commit();
      await archive.commit();
    },
    abort: () => archive.abort(),
  };
}

testSink('a file', {
  rewritesFront: true,
  async open(fault) {
    const path = join(folder, 'a.csv');
    const sink = await openFileSink(path);
    return { sink, hasFailed: failWrites(fault), shown: () => shown(path), left: () => filesBeside('a.csv') };
  },
});

testSink('a file of a set in a folder of its own', {
  rewritesFront: true,
  async open(fault) {
    const path = join(folder, 'new', 'a.csv');
    const set = createFileSet({ makeFolders: true });
    const file = await set.open(path);
    const commit = async (): Promise<void> => {
      await file.commit();
      await set.commit();
    };
    const sink = { ...file, commit, abort: () => set.abort() };
    const left = (): readonly string[] => (shown(path) === undefined ? filesBeside('') : []);
    return { sink, hasFailed: failWrites(fault), shown: () => shown(path), left };
  },
});

testSink('a descriptor', {
  rewritesFront: false,
  isDirect: true,
  async open(fault) {
    const path = join(folder, 'a.csv');
    const descriptor = fs.openSync(path, 'w');
    const sink = createDescriptorSink(descriptor, { name: path, close: () => fs.closeSync(descriptor) });
    return { sink, hasFailed: failWrites(fault), shown: () => shown(path), left: () => [] };
  },
});

testSink('a stream', {
  rewritesFront: false,
  isDirect: true,
  async open(fault): Promise<OpenedSink> {
    const calls = createFaultyCalls(fault);
    const kept: Buffer[] = [];
    const stream = new Writable({
      write(bytes: Buffer, _, done) {
        try {
          const isShort = calls.next();
          const keep = (): void => {
            kept.push(Buffer.from(bytes));
            done();
          };
          if (isShort) setTimeout(keep, 5);
          else keep();
        } catch (error) {
          done(error instanceof Error ? error : undefined);
        }
      },
    });
    const sink = createStreamSink(stream, { end: true });
    return { sink, hasFailed: calls.hasFailed, shown: () => Buffer.concat(kept), left: () => [] };
  },
});

testSink('a digest', { rewritesFront: false, open: openOver(createDigestSink) });

testSink('gzip', {
  rewritesFront: false,
  open: openOver((target) => createGzipSink(target)),
  readBack: (bytes) => gunzipSync(bytes),
});

testSink('pieces as they are', {
  rewritesFront: false,
  open: openOver((target) => createPiecesSink(target, { compress: async ({ bytes }) => bytes })),
});

testSink('a member of a ZIP archive', {
  rewritesFront: false,
  open: openOver((target) => onlyMember(createZipWriter(target))),
  readBack: (bytes) => unzipSync(bytes)['a.csv'] ?? new Uint8Array(),
});

testSink('digests around gzip', {
  rewritesFront: false,
  open: openOver((target) => createDigestSink(createGzipSink(createDigestSink(target)))),
  readBack: (bytes) => gunzipSync(bytes),
});

testSink('a member of a tar', {
  rewritesFront: false,
  open: openOver((target) => onlyMember(createTarWriter(target))),
  // A header of one block stands before the content (POSIX.1-1988).
  readBack: (bytes) => bytes.subarray(512, 512 + TOTAL),
});

testSink('memory', {
  rewritesFront: false,
  async open(fault) {
    // Memory has no calls to fail; it is full once its limit is reached.
    const isFull = fault !== undefined && fault.kind !== 'short';
    const sink = createMemorySink(isFull ? { maxBytes: fault.at * 100_000 - 1 } : {});
    const kept = (): Uint8Array | undefined => {
      try {
        return sink.bytes();
      } catch {
        return undefined;
      }
    };
    return { sink, hasFailed: () => true, shown: kept, left: () => [] };
  },
});
