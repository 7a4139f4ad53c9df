import { encodeUtf8 } from '@populace/core';

/** What the directory of a ZIP file says of a member. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 DEFLATE. */
  readonly method: 0 | 8;
  readonly crc: number;
  /** In the file. */
  readonly compressedBytes: number;
  readonly bytes: number;
  /** Where its local header stands in the file. */
  readonly offset: number;
  /** Whether check sum and sizes stand behind the data, because they were not known before it. */
  readonly isStreamed: boolean;
}

/** 1980-01-01, the first day there is: files have no time of their own, so that they are the same whenever they are made. */
const DATE = 0x0021;
const TIME = 0;
/** Bit 3: a data descriptor follows; bit 11: names are UTF-8. */
const STREAMED = 0x0008;
const UTF8 = 0x0800;
/** What is needed to read DEFLATE, and ZIP64. */
const VERSION = 20;
const VERSION_64 = 45;
const MOST_32 = 0xffff_ffff;
const MOST_16 = 0xffff;

/** Returns what stands before a member's data (APPNOTE.TXT 6.3 of PKWARE, section 4.3.7). */
export function localHeader(entry: Omit<ZipEntry, 'offset'>): Uint8Array {
  const name = encodeUtf8(entry.name);
  const { isStreamed } = entry;
  return record(30 + name.length, (field) => {
    field.word(0x0403_4b50);
    field.half(VERSION);
    field.half(flagsOf(entry));
    field.half(entry.method);
    field.half(TIME);
    field.half(DATE);
    field.word(isStreamed ? 0 : entry.crc);
    field.word(isStreamed ? 0 : entry.compressedBytes);
    field.word(isStreamed ? 0 : entry.bytes);
    field.half(name.length);
    field.half(0);
    field.bytes(name);
  });
}

/**
 * Returns what stands behind the data of a streamed member (section 4.3.9). Sizes that pass 4 GiB have eight bytes; how large a member
 * becomes is not known when its header is written, so this is not announced there, but in the directory.
 */
export function dataDescriptor({ crc, compressedBytes, bytes }: Omit<ZipEntry, 'offset'>): Uint8Array {
  const isLarge = Math.max(compressedBytes, bytes) >= MOST_32;
  return record(isLarge ? 24 : 16, (field) => {
    field.word(0x0807_4b50);
    field.word(crc);
    if (isLarge) {
      field.long(compressedBytes);
      field.long(bytes);
    } else {
      field.word(compressedBytes);
      field.word(bytes);
    }
  });
}

/** Returns the directory of a file's members, which stands at `offset`, and what tells where it is (sections 4.3.12 to 4.3.16). */
export function zipDirectory(entries: readonly ZipEntry[], offset: number): Uint8Array {
  const headers = entries.map(directoryHeader);
  const size = headers.reduce((sum, { length }) => sum + length, 0);
  const isLarge = entries.length >= MOST_16 || size >= MOST_32 || offset >= MOST_32;
  const end64 = isLarge ? zip64End(entries.length, size, offset) : new Uint8Array();
  const end = record(22, (field) => {
    field.word(0x0605_4b50);
    field.half(0);
    field.half(0);
    field.half(Math.min(entries.length, MOST_16));
    field.half(Math.min(entries.length, MOST_16));
    field.word(Math.min(size, MOST_32));
    field.word(Math.min(offset, MOST_32));
    field.half(0);
  });
  return joinBytes([...headers, end64, end]);
}

/** Returns one list of bytes for several. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function directoryHeader(entry: ZipEntry): Uint8Array {
  const name = encodeUtf8(entry.name);
  // Those that pass 4 GiB stand in the extra field instead, in this order (section 4.5.3).
  const large = [entry.bytes, entry.compressedBytes, entry.offset].filter((value) => value >= MOST_32);
  const extra = large.length === 0 ? 0 : 4 + large.length * 8;
  const version = large.length === 0 ? VERSION : VERSION_64;
  return record(46 + name.length + extra, (field) => {
    field.word(0x0201_4b50);
    field.half(version);
    field.half(version);
    field.half(flagsOf(entry));
    field.half(entry.method);
    field.half(TIME);
    field.half(DATE);
    field.word(entry.crc);
    field.word(Math.min(entry.compressedBytes, MOST_32));
    field.word(Math.min(entry.bytes, MOST_32));
    field.half(name.length);
    field.half(extra);
    // No comment, first disk, no attributes.
    for (let count = 0; count < 3; count++) field.half(0);
    field.word(0);
    field.word(Math.min(entry.offset, MOST_32));
    field.bytes(name);
    if (extra === 0) return;
    field.half(1);
    field.half(large.length * 8);
    for (const value of large) field.long(value);
  });
}

function zip64End(count: number, size: number, offset: number): Uint8Array {
  return record(76, (field) => {
    field.word(0x0606_4b50);
    // The length of what follows of this record.
    field.long(44);
    field.half(VERSION_64);
    field.half(VERSION_64);
    field.word(0);
    field.word(0);
    field.long(count);
    field.long(count);
    field.long(size);
    field.long(offset);
    field.word(0x0706_4b50);
    field.word(0);
    field.long(offset + size);
    field.word(1);
  });
}

function flagsOf({ isStreamed }: Pick<ZipEntry, 'isStreamed'>): number {
  return UTF8 | (isStreamed ? STREAMED : 0);
}

interface Fields {
  half(value: number): void;
  word(value: number): void;
  long(value: number): void;
  bytes(value: Uint8Array): void;
}

/** Returns a record of so many bytes, little-endian as all of ZIP is. */
function record(size: number, fill: (field: Fields) => void): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  fill({
    half(value) {
      view.setUint16(at, value, true);
      at += 2;
    },
    word(value) {
      view.setUint32(at, value, true);
      at += 4;
    },
    long(value) {
      view.setBigUint64(at, BigInt(value), true);
      at += 8;
    },
    bytes(value) {
      bytes.set(value, at);
      at += value.length;
    },
  });
  return bytes;
}
