import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pythonWith, runProgram } from '../programs/programs-for-tests.ts';
import { crc32 } from './crc32.ts';
import { dataDescriptor, joinBytes, localHeader, type ZipEntry, zipDirectory } from './zip-records.ts';

const python = pythonWith();

const SCRIPT = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as file:
    json.dump([[one.filename, one.file_size, one.compress_size, file.read(one).decode('utf-8') if one.file_size < 100 else None]
               for one in file.infolist()], sys.stdout)
`;

function entryOf(name: string, content: string, offset: number): { entry: ZipEntry; data: Uint8Array } {
  const bytes = new TextEncoder().encode(content);
  const data = deflateRawSync(bytes);
  const sizes = { bytes: bytes.length, compressedBytes: data.length };
  return { entry: { name, method: 8, crc: crc32(bytes), ...sizes, offset, isStreamed: true }, data };
}

describe.skipIf(python === undefined)('members beyond 4 GiB (skipped where there is no python3)', () => {
  it('are found, though nothing of their places and sizes has room in 32 bits', () => {
    const folder = mkdtempSync(join(tmpdir(), 'populace-zip-'));
    const file = join(folder, 'large.zip');
    const far = 5 * 2 ** 30;
    const { entry, data } = entryOf('far – äöü.xml', '<far/>', far);
    // As large as the hole before the second member: nobody reads it.
    const large: ZipEntry = {
      ...{ name: 'large', method: 0, crc: 0, offset: 0, isStreamed: false },
      ...{ bytes: far - 100, compressedBytes: far - 100 },
    };
    try {
      const handle = openSync(file, 'w');
      writeSync(handle, localHeader({ ...large, bytes: 0, compressedBytes: 0 }), 0, undefined, 0);
      const member = joinBytes([localHeader(entry), data, dataDescriptor(entry)]);
      writeSync(handle, member, 0, undefined, far);
      const end = far + member.length;
      writeSync(handle, zipDirectory([large, entry], end), 0, undefined, end);
      closeSync(handle);

      const read = JSON.parse(runProgram(python ?? '', ['-c', SCRIPT, file], '')) as unknown;

      expect(read).toEqual([
        ['large', far - 100, far - 100, null],
        ['far – äöü.xml', 6, data.length, '<far/>'],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('has sizes of eight bytes behind members that need them', () => {
  const sizes = { name: 'x', method: 8, crc: 1, isStreamed: true } as const;

  expect(dataDescriptor({ ...sizes, bytes: 2 ** 32 - 2, compressedBytes: 5 })).toHaveLength(16);
  expect(dataDescriptor({ ...sizes, bytes: 2 ** 32, compressedBytes: 5 })).toEqual(
    Uint8Array.of(0x50, 0x4b, 7, 8, 1, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0),
  );
});
