import { crc32 } from 'node:zlib';
import { type ZipEntry, zipDescriptor, zipDirectory, zipHeader } from '@populace/bytes';
import { type ByteSink, CodedError } from '@populace/core';
import { deflatePiece } from '../gzip/gzip-sink.ts';
import { createPiecesSink } from '../pieces/pieces-sink.ts';
import type { ArchiveWriter } from './archive.ts';

/** From here on a member that may be as large gets sizes of eight bytes: guesses are not off by four. */
const LARGE_BYTES = 2 ** 30;
const MOST_SMALL_BYTES = 2 ** 32 - 2;
const LEVEL = 6;
/** A plain file that its owner may write and all may read, packed by DEFLATE, with its sizes behind it. */
const FILE = { method: 8, isStreamed: true, mode: 0o100644 } as const;

/**
 * Writes a zip (APPNOTE.TXT 6.3) as a stream: sizes stand behind each member, every time is midnight of 1 January 1980, names are UTF-8, and
 * ZIP64 is used where a size needs it or there are 65,535 members. Members are compressed as `createGzipSink` compresses.
 */
export function createZipWriter(target: ByteSink): ArchiveWriter {
  const members: ZipEntry[] = [];
  let offset = 0;
  const put = (bytes: Uint8Array): void | Promise<void> => {
    offset += bytes.length;
    return target.write(bytes);
  };
  const end = async (member: ZipEntry): Promise<void> => {
    if (!member.isLarge && Math.max(member.compressedBytes, member.bytes) > MOST_SMALL_BYTES) {
      throw new CodedError('internal', 'A member of a zip is four times as large as it was said to be.');
    }
    members.push(member);
    await put(zipDescriptor(member));
  };
  return {
    async member(text, sizeBytes) {
      const [name, isLarge, begin] = [new TextEncoder().encode(text), sizeBytes >= LARGE_BYTES, offset];
      let [crc, bytes] = [0, 0];
      await put(zipHeader({ ...FILE, name, isLarge, crc, bytes, compressedBytes: 0 }));
      const from = offset;
      const done = (): Promise<void> => {
        const compressedBytes = offset - from;
        return end({ ...FILE, name, isLarge, crc, compressedBytes, bytes, offset: begin });
      };
      return createPiecesSink(
        { write: put, commit: done, abort: async () => undefined },
        {
          compress(piece) {
            crc = crc32(piece.bytes, crc);
            bytes += piece.bytes.length;
            return deflatePiece(piece, LEVEL);
          },
        },
      );
    },
    async commit() {
      await put(zipDirectory(members, offset));
      await target.commit();
    },
    abort: () => target.abort(),
  };
}
