/** A member as the directory of a zip tells of it. */
export interface ZipMember {
  readonly name: Uint8Array;
  /** Whether sizes behind the member's bytes have eight bytes each. */
  readonly isLarge: boolean;
  readonly checksum: number;
  readonly packedBytes: number;
  readonly contentBytes: number;
  /** Where its head is. */
  readonly offset: number;
}

// All of it: APPNOTE.TXT 6.3.10, section 4.3.

const [LOCAL, DESCRIPTOR, CENTRAL, END, END64, LOCATOR64] = [
  0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50, 0x06064b50, 0x07064b50,
];
/** What a field of four bytes (two for counts) says where the value stands in its ZIP64 field. */
const [LARGE, MANY] = [0xffff_ffff, 0xffff];
/** Sizes stand behind the bytes; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** Midnight of 1 January 1980, the first day that there is: the same for every run. */
const [TIME, DATE] = [0, 0x21];
/** The version of the format that a reader must know: 4.5 where a field is of ZIP64, else 2.0. */
const versionOf = (isLarge: boolean): number => (isLarge ? 45 : 20);
/** Made on Unix, by version 4.5. */
const MADE_BY = (3 << 8) | 45;
/** A plain file that its owner may write and all may read. */
const RIGHTS = 0o100644 * 2 ** 16;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

/** What stands before a member's bytes. */
export function localHead({ name, isLarge }: Pick<ZipMember, 'name' | 'isLarge'>): Uint8Array {
  // Where sizes follow later, both fields here are 0; that they are there says that those behind have eight bytes.
  const extra = isLarge ? record(fields([2, 1], [2, 16], [8, 0], [8, 0])) : new Uint8Array(0);
  const sizes: readonly Field[] = isLarge ? fields([4, LARGE], [4, LARGE]) : fields([4, 0], [4, 0]);
  const head = record([
    ...fields([4, LOCAL], [2, versionOf(isLarge)], [2, FLAGS], [2, DEFLATE], [2, TIME], [2, DATE], [4, 0]),
    ...sizes,
    ...fields([2, name.length], [2, extra.length]),
  ]);
  return joined([head, name, extra]);
}

/** What stands behind a member's bytes. */
export function descriptor({ checksum, packedBytes, contentBytes, isLarge }: ZipMember): Uint8Array {
  const size = isLarge ? 8 : 4;
  return record(fields([4, DESCRIPTOR], [4, checksum], [size, packedBytes], [size, contentBytes]));
}

/** A member's entry in the directory. */
export function directoryEntry(member: ZipMember): Uint8Array {
  const { name, isLarge, checksum, packedBytes, contentBytes, offset } = member;
  const large = [contentBytes, packedBytes, offset].filter((value) => value >= LARGE);
  const extra =
    large.length === 0
      ? new Uint8Array(0)
      : record([...fields([2, 1], [2, large.length * 8]), ...large.map((value): Field => [8, value])]);
  const version = versionOf(isLarge || large.length > 0);
  const entry = record(
    fields(
      ...fields([4, CENTRAL], [2, MADE_BY], [2, version], [2, FLAGS], [2, DEFLATE], [2, TIME], [2, DATE]),
      ...fields([4, checksum], [4, Math.min(packedBytes, LARGE)], [4, Math.min(contentBytes, LARGE)]),
      // No comment, the first disk, a binary file.
      ...fields([2, name.length], [2, extra.length], [2, 0], [2, 0], [2, 0]),
      ...fields([4, RIGHTS], [4, Math.min(offset, LARGE)]),
    ),
  );
  return joined([entry, name, extra]);
}

/** Where the directory is. */
export interface ZipDirectory {
  readonly count: number;
  readonly bytes: number;
  readonly offset: number;
}

/** The end of the file. */
export function directoryEnd({ count, bytes, offset }: ZipDirectory): Uint8Array {
  const isLarge = count >= MANY || bytes >= LARGE || offset >= LARGE;
  const known = Math.min(count, MANY);
  const end = record(
    fields(
      [4, END],
      [2, 0],
      [2, 0],
      [2, known],
      [2, known],
      [4, Math.min(bytes, LARGE)],
      [4, Math.min(offset, LARGE)],
      [2, 0],
    ),
  );
  if (!isLarge) return end;
  const end64 = record(
    fields(
      ...fields([4, END64], [8, 44], [2, MADE_BY], [2, versionOf(true)], [4, 0], [4, 0]),
      ...fields([8, count], [8, count], [8, bytes], [8, offset]),
    ),
  );
  const locator = record(fields([4, LOCATOR64], [4, 0], [8, offset + bytes], [4, 1]));
  return joined([end64, locator, end]);
}

function fields(...all: readonly Field[]): readonly Field[] {
  return all;
}

function record(all: readonly Field[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(all.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else if (bytes === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces));
}
