import { joinBytes } from '../bytes/join-bytes.ts';

/** A member of a ZIP file, as its directory tells of it. */
export interface ZipEntry {
  /** In UTF-8. */
  readonly name: Uint8Array;
  /** 0 stored, 8 DEFLATE. */
  readonly method: 0 | 8;
  readonly crc: number;
  /** In the file. */
  readonly compressedBytes: number;
  readonly bytes: number;
  /** Where its header stands in the file. */
  readonly offset: number;
  /** Whether check sum and sizes stand behind the data, because they are not known before it. */
  readonly isStreamed: boolean;
  /** Whether the header says that the sizes behind the data have eight bytes, as they might need them. */
  readonly isLarge: boolean;
  /** The mode of a file on Unix; 0 where nothing is said of it. */
  readonly mode: number;
}

// All of it: APPNOTE.TXT 6.3.10 of PKWARE, sections 4.3 to 4.5.

const [LOCAL, DESCRIPTOR, CENTRAL, END, END64, LOCATOR64] = [
  0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50,
];
/** What a field of four bytes (two for counts) says where the value stands in its ZIP64 field. */
const [LARGE, MANY] = [0xffff_ffff, 0xffff];
/** Bit 3: sizes stand behind the data; bit 11: names are UTF-8. */
const [STREAMED, UTF8] = [0x0008, 0x0800];
/** 1 January 1980, the first day that there is: files have no time of their own, so that they are the same whenever they are made. */
const [TIME, DATE] = [0, 0x21];
/** Versions of the format, which a reader must know: 4.5 where a field is of ZIP64. */
const [VERSION, VERSION_64] = [20, 45];
/** Made on Unix. */
const UNIX = 3 << 8;
const NOTHING = new Uint8Array();

/** Returns what stands before a member's data. */
export function zipHeader(entry: Omit<ZipEntry, 'offset'>): Uint8Array {
  const { name, method, isStreamed, isLarge } = entry;
  // Where sizes follow later, both fields here are 0; that they are there says that those behind have eight bytes.
  const extra = isLarge ? record([2, 1], [2, 16], [8, 0], [8, 0]) : NOTHING;
  const { crc, compressedBytes, bytes } = isStreamed ? { crc: 0, compressedBytes: 0, bytes: 0 } : entry;
  return joinBytes([
    record([4, LOCAL], [2, isLarge ? VERSION_64 : VERSION], [2, flagsOf(entry)], [2, method], [2, TIME], [2, DATE]),
    record([4, crc], [4, isLarge ? LARGE : compressedBytes], [4, isLarge ? LARGE : bytes]),
    record([2, name.length], [2, extra.length]),
    name,
    extra,
  ]);
}

/** Returns what stands behind the data of a streamed member. Sizes that pass 4 GiB have eight bytes, though its header may not say so. */
export function zipDescriptor({ crc, compressedBytes, bytes, isLarge }: Omit<ZipEntry, 'offset'>): Uint8Array {
  const size = isLarge || Math.max(compressedBytes, bytes) >= LARGE ? 8 : 4;
  return record([4, DESCRIPTOR], [4, crc], [size, compressedBytes], [size, bytes]);
}

/** Returns the directory of a file's members, which stands at `offset`, and what tells where it is. */
export function zipDirectory(entries: readonly ZipEntry[], offset: number): Uint8Array {
  const count = entries.length;
  const directory = joinBytes(entries.map(directoryEntry));
  const bytes = directory.length;
  const known = Math.min(count, MANY);
  const isLarge = count >= MANY || bytes >= LARGE || offset >= LARGE;
  return joinBytes([
    directory,
    isLarge ? end64({ count, bytes, offset, madeBy: madeBy(entries[0]?.mode ?? 0, VERSION_64) }) : NOTHING,
    record([4, END], [2, 0], [2, 0], [2, known], [2, known]),
    record([4, Math.min(bytes, LARGE)], [4, Math.min(offset, LARGE)], [2, 0]),
  ]);
}

function directoryEntry(entry: ZipEntry): Uint8Array {
  const { name, method, crc, compressedBytes, bytes, offset, isLarge, mode } = entry;
  const large = [bytes, compressedBytes, offset].filter((value) => value >= LARGE).map((value) => record([8, value]));
  const extra = large.length === 0 ? NOTHING : joinBytes([record([2, 1], [2, large.length * 8]), ...large]);
  const version = isLarge || large.length > 0 ? VERSION_64 : VERSION;
  return joinBytes([
    record([4, CENTRAL], [2, madeBy(mode, version)], [2, version], [2, flagsOf(entry)], [2, method]),
    record([2, TIME], [2, DATE], [4, crc], [4, Math.min(compressedBytes, LARGE)], [4, Math.min(bytes, LARGE)]),
    // No comment, the first disk, a binary file.
    record([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
    record([4, mode * 2 ** 16], [4, Math.min(offset, LARGE)]),
    name,
    extra,
  ]);
}

interface Directory {
  readonly count: number;
  readonly bytes: number;
  readonly offset: number;
  readonly madeBy: number;
}

function end64({ count, bytes, offset, madeBy: maker }: Directory): Uint8Array {
  return joinBytes([
    // The record has 44 bytes behind its length.
    record([4, END64], [8, 44], [2, maker], [2, VERSION_64], [4, 0], [4, 0]),
    record([8, count], [8, count], [8, bytes], [8, offset]),
    record([4, LOCATOR64], [4, 0], [8, offset + bytes], [4, 1]),
  ]);
}

/** The version that made a file, and the system whose modes it has. */
function madeBy(mode: number, version: number): number {
  return mode === 0 ? version : UNIX | VERSION_64;
}

function flagsOf({ isStreamed }: Pick<ZipEntry, 'isStreamed'>): number {
  return UTF8 | (isStreamed ? STREAMED : 0);
}

/** Returns numbers, little-endian as all of ZIP is. */
function record(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    let rest = value;
    for (const end = at + bytes; at < end; at++) {
      out[at] = rest % 256;
      rest = Math.floor(rest / 256);
    }
  }
  return out;
}
