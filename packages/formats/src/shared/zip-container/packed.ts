import { combineCrc32, joinBytes, type ZipEntry, zipHeader } from '@populace/bytes';
import type { Compressors, WrittenBlock } from '@populace/cells';
import { encodeUtf8 } from '@populace/core';

/** How large members get is not known before, and whose they are is not said. */
const MEMBER = { isLarge: false, mode: 0 } as const;

/** What the end of a member must know of a piece of it: what it was before compression. */
export interface PieceSummary {
  readonly crc: number;
  readonly length: number;
}

/** A piece of a member's DEFLATE stream. */
export interface PackedPiece extends PieceSummary {
  readonly bytes: Uint8Array;
}

/** How a piece is compressed. */
export interface Packer {
  readonly compressors: Compressors;
  /** As that of `Compressors.deflateRaw`. */
  readonly level?: number;
}

/** Compresses a piece of a member; `end` is its last. */
export function packPiece(content: Uint8Array, end: boolean, { compressors, level }: Packer): PackedPiece {
  const { deflateRaw, crc32 } = compressors;
  return { bytes: deflateRaw(content, end, level), crc: crc32(content), length: content.length };
}

/** A piece as it stands in the file: its size, and what it was. */
export type WrittenPiece = PieceSummary & { readonly compressedBytes: number };

/** Returns what a member is whose pieces stand one behind the other. */
export function joinPieces(pieces: readonly WrittenPiece[]): WrittenPiece {
  return pieces.reduce(
    (all, piece) => ({
      crc: combineCrc32(all.crc, piece.crc, piece.length),
      length: all.length + piece.length,
      compressedBytes: all.compressedBytes + piece.compressedBytes,
    }),
    { crc: 0, length: 0, compressedBytes: 0 },
  );
}

export function writtenPiece({ bytes, crc, length }: PackedPiece): WrittenPiece {
  return { crc, length, compressedBytes: bytes.length };
}

/** A block whose summary is that of a piece. */
export function pieceOfBlock({ bytes, summary }: WrittenBlock): WrittenPiece {
  // Blocks come back as those who made them gave them away, and these give summaries of pieces.
  return { ...(summary as PieceSummary), compressedBytes: bytes };
}

/** Returns the entry of a member in pieces. */
export function streamedEntry(name: string, { crc, length, compressedBytes }: WrittenPiece, offset: number): ZipEntry {
  return {
    ...MEMBER,
    name: encodeUtf8(name),
    method: 8,
    crc,
    bytes: length,
    compressedBytes,
    offset,
    isStreamed: true,
  };
}

/** Returns the header of a member in pieces. */
export function streamedHeader(name: string): Uint8Array {
  return zipHeader(streamedEntry(name, { crc: 0, length: 0, compressedBytes: 0 }, 0));
}

/** Members that stand together, and what the directory says of them. */
export interface Members {
  readonly bytes: Uint8Array;
  readonly entries: readonly ZipEntry[];
}

/** A small member that is there as a whole. */
export interface SmallMember {
  readonly name: string;
  readonly content: string;
  /** Whether it stands as it is. */
  readonly isStored?: boolean;
}

/** Returns small members with their headers, from `offset` on. */
export function smallMembers(members: readonly SmallMember[], offset: number, compressors: Compressors): Members {
  const parts: Uint8Array[] = [];
  let at = offset;
  const entries = members.map(({ name, content, isStored = false }): ZipEntry => {
    const bytes = encodeUtf8(content);
    const data = isStored ? bytes : compressors.deflateRaw(bytes, true);
    const entry: ZipEntry = {
      ...MEMBER,
      name: encodeUtf8(name),
      method: isStored ? 0 : 8,
      crc: compressors.crc32(bytes),
      bytes: bytes.length,
      compressedBytes: data.length,
      offset: at,
      isStreamed: false,
    };
    const header = zipHeader(entry);
    parts.push(header, data);
    at += header.length + data.length;
    return entry;
  });
  return { bytes: joinBytes(parts), entries };
}
