import { crc32 } from 'node:zlib';
import type { ByteSink } from '@populace/core';
import { CodedError } from '@populace/core';
import { deflatePiece } from '../gzip/gzip-sink.ts';
import { createPiecesSink } from '../pieces/pieces-sink.ts';
import type { ArchiveWriter } from './archive.ts';
import { descriptor, directoryEnd, directoryEntry, localHead, type ZipMember } from './zip-records.ts';

/** From here on a member that may be as large gets sizes of eight bytes: guesses are not off by four. */
const LARGE_BYTES = 2 ** 30;
const MOST_SMALL_BYTES = 2 ** 32 - 2;
const LEVEL = 6;

/**
 * Writes a zip (APPNOTE.TXT 6.3) as a stream: sizes stand behind each member, every time is midnight of 1 January 1980, names are UTF-8, and
 * ZIP64 is used where a size needs it or there are 65,535 members. Members are compressed as `createGzipSink` compresses.
 */
export function createZipWriter(target: ByteSink): ArchiveWriter {
  const members: ZipMember[] = [];
  let offset = 0;
  const put = (bytes: Uint8Array): void | Promise<void> => {
    offset += bytes.length;
    return target.write(bytes);
  };
  const end = async (member: ZipMember): Promise<void> => {
    if (!member.isLarge && Math.max(member.packedBytes, member.contentBytes) > MOST_SMALL_BYTES) {
      throw new CodedError('internal', 'A member of a zip is four times as large as it was said to be.');
    }
    members.push(member);
    await put(descriptor(member));
  };
  return {
    async member(text, sizeBytes) {
      const [name, isLarge, begin] = [new TextEncoder().encode(text), sizeBytes >= LARGE_BYTES, offset];
      let [checksum, contentBytes] = [0, 0];
      await put(localHead({ name, isLarge }));
      const from = offset;
      const done = (): Promise<void> => {
        const packedBytes = offset - from;
        return end({ name, isLarge, checksum, packedBytes, contentBytes, offset: begin });
      };
      return createPiecesSink(
        { write: put, commit: done, abort: async () => undefined },
        {
          compress(piece) {
            checksum = crc32(piece.bytes, checksum);
            contentBytes += piece.bytes.length;
            return deflatePiece(piece, LEVEL);
          },
        },
      );
    },
    async commit() {
      const begin = offset;
      for (const member of members) await put(directoryEntry(member));
      await put(directoryEnd({ count: members.length, bytes: offset - begin, offset: begin }));
      await target.commit();
    },
    abort: () => target.abort(),
  };
}
