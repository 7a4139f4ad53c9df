import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinBytes } from '../bytes/join-bytes.ts';
import { type ZipEntry, zipDescriptor, zipDirectory, zipHeader } from './zip-records.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Lists the members that a file's directory tells of, and reads those that are small, where they are few. */
const SCRIPT = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as file:
    members = file.infolist()
    json.dump([[one.filename, one.file_size, one.compress_size, one.header_offset, one.external_attr >> 16,
                file.read(one).decode('utf-8') if one.file_size < 100 and len(members) < 100 else None] for one in members], sys.stdout)
`;

const far = 5 * 2 ** 30;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-zip-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A member as it stands in a file, and its entry. */
function memberOf(content: string, settings: Partial<ZipEntry> = {}): { entry: ZipEntry; bytes: Uint8Array } {
  const data = deflateRawSync(content);
  const entry: ZipEntry = {
    ...{ name: Buffer.from('äöü.xml'), method: 8, isStreamed: true, isLarge: false, mode: 0, offset: 0 },
    ...{ crc: crc32(content), bytes: content.length, compressedBytes: data.length },
    ...settings,
  };
  return {
    entry,
    bytes: joinBytes([zipHeader(entry), data, entry.isStreamed ? zipDescriptor(entry) : new Uint8Array()]),
  };
}

/** What Python reads of a file of pieces, each at its place. */
function readByPython(pieces: readonly (readonly [at: number, bytes: Uint8Array])[]): unknown {
  const path = join(folder, 'a.zip');
  const handle = openSync(path, 'w');
  for (const [at, bytes] of pieces) writeSync(handle, bytes, 0, undefined, at);
  closeSync(handle);
  const { stdout } = spawnSync('python3', ['-c', SCRIPT, path], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

describe.skipIf(!hasPython)('a ZIP file is read by Python (skipped where there is none)', () => {
  it.each([
    ['with its sizes before its data', { isStreamed: false }],
    ['with its sizes behind its data', {}],
    ['with sizes behind its data that might have been large', { isLarge: true }],
  ])('%s', (_, settings) => {
    const { entry, bytes } = memberOf('<near/>', settings);

    const read = readByPython([
      [0, bytes],
      [bytes.length, zipDirectory([entry], bytes.length)],
    ]);

    expect(read).toEqual([['äöü.xml', 7, entry.compressedBytes, 0, 0, '<near/>']]);
  });

  it('with modes', () => {
    const { entry, bytes } = memberOf('', { mode: 0o100644 });

    const read = readByPython([
      [0, bytes],
      [bytes.length, zipDirectory([entry], bytes.length)],
    ]);

    expect(read).toEqual([['äöü.xml', 0, 2, 0, 0o100644, '']]);
  });

  it.each([false, true])(
    'where nothing of places and sizes has room in 32 bits (said in the header: %s)',
    (isLarge) => {
      const { entry, bytes } = memberOf('<far/>', { offset: far });
      // As large as the hole before the second member: nobody reads it.
      const size = far - 100;
      const first: ZipEntry = {
        ...entry,
        isLarge,
        name: Buffer.from('large'),
        offset: 0,
        bytes: size,
        compressedBytes: size,
      };
      const end = far + bytes.length;

      const read = readByPython([
        [0, zipHeader(first)],
        [far, bytes],
        [end, zipDirectory([first, entry], end)],
      ]);

      expect(read).toEqual([
        ['large', size, size, 0, 0, null],
        ['äöü.xml', 6, entry.compressedBytes, far, 0, '<far/>'],
      ]);
    },
  );

  it('with more members than two bytes count', () => {
    const { entry, bytes } = memberOf('');

    const read = readByPython([
      [0, bytes],
      [
        bytes.length,
        zipDirectory(
          Array.from({ length: 65_536 }, () => entry),
          bytes.length,
        ),
      ],
    ]);

    expect(read).toHaveLength(65_536);
  });
});

describe('sizes behind a member', () => {
  const { entry } = memberOf('', { crc: 1, compressedBytes: 5 });

  it('have four bytes up to 4 GiB', () => {
    expect(zipDescriptor({ ...entry, bytes: 2 ** 32 - 2 })).toHaveLength(16);
  });

  it('have eight bytes beyond, and where the header says so', () => {
    const large = Uint8Array.of(0x50, 0x4b, 7, 8, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0);

    expect(zipDescriptor({ ...entry, bytes: 2 ** 32 })).toEqual(large);
    expect(zipDescriptor({ ...entry, bytes: 5, isLarge: true })).toHaveLength(24);
    expect(zipHeader({ ...entry, isLarge: true })).toHaveLength(30 + 10 + 20);
  });
});
