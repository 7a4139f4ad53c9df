import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemorySink } from '../memory/memory-sink.ts';
import type { ArchiveWriter } from './archive.ts';
import { createTarWriter } from './tar-writer.ts';
import { createZipWriter } from './zip-writer.ts';

const has = (tool: string, ...args: readonly string[]): boolean => spawnSync(tool, args).status === 0;
const hasPython = has('python3', '--version');
const hasUnzip = has('unzip', '-v');
const hasTar = has('tar', '--version');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-archive-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rows = (count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, at) => `${at},${(at * 2654435761) % 4294967296}\n`).join(''));
const long = `${'a long name '.repeat(15)}.csv`;
const members: readonly (readonly [string, Buffer])[] = [
  ['people.csv', rows(150_000)],
  ['empty.csv', Buffer.alloc(0)],
  ['日本 größe.csv', rows(3)],
  [long, rows(100)],
  ['block.csv', Buffer.alloc(1024, 'b')],
];

async function archive(
  create: typeof createZipWriter,
  sizeOf = (bytes: Buffer): number => bytes.length,
): Promise<Buffer> {
  const memory = createMemorySink();
  const writer: ArchiveWriter = create(memory);
  for (const [name, bytes] of members) {
    const sink = await writer.member(name, sizeOf(bytes));
    for (let at = 0; at < bytes.length; at += 70_001) await sink.write(bytes.subarray(at, at + 70_001));
    await sink.commit();
  }
  await writer.commit();
  return Buffer.from(memory.bytes());
}

/** Name, size and CRC-32 of each member, as Python's own module reads them. */
function readByPython(bytes: Buffer, program: string): unknown {
  const path = join(folder, 'archive');
  writeFileSync(path, bytes);
  return JSON.parse(execFileSync('python3', ['-c', program, path], { encoding: 'utf8', maxBuffer: 2 ** 26 }));
}

const PYTHON_ZIP = `
import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[i.filename, z.read(i).decode(), list(i.date_time), i.external_attr >> 16] for i in z.infolist()]))`;
const PYTHON_TAR = `
import json, sys, tarfile
t = tarfile.open(sys.argv[1])
print(json.dumps([[i.name, t.extractfile(i).read().decode(), i.mtime, i.mode] for i in t.getmembers()]))`;

describe('a zip', () => {
  const [small, large] = [() => 0, () => 2 ** 33];

  it.skipIf(!hasPython).each([
    ['small', small],
    ['that might be large', large],
  ])('%s is what Python reads, from 1980 and for all to read', async (_, sizeOf) => {
    const read = readByPython(await archive(createZipWriter, sizeOf), PYTHON_ZIP);

    expect(read).toEqual(members.map(([name, bytes]) => [name, bytes.toString(), [1980, 1, 1, 0, 0, 0], 0o100644]));
  });

  it.skipIf(!hasUnzip).each([
    ['small', small],
    ['that might be large', large],
  ])('%s is without a fault for unzip', async (_, sizeOf) => {
    const path = join(folder, 'a.zip');
    writeFileSync(path, await archive(createZipWriter, sizeOf));

    expect(execFileSync('unzip', ['-tq', path], { encoding: 'utf8' })).toMatch(/^No errors detected/);
  });

  it('is read by fflate', async () => {
    const read = unzipSync(await archive(createZipWriter));

    expect(Object.keys(read)).toEqual(members.map(([name]) => name));
    for (const [name, bytes] of members) expect(bytes.equals(read[name] ?? Buffer.from('none'))).toBe(true);
  });
});

describe('a tar', () => {
  it.skipIf(!hasPython)('is what Python reads, from the epoch and for all to read', async () => {
    const read = readByPython(await archive(createTarWriter), PYTHON_TAR);

    expect(read).toEqual(members.map(([name, bytes]) => [name, bytes.toString(), 0, 0o644]));
  });

  it.skipIf(!hasTar)('is listed by tar', async () => {
    const path = join(folder, 'a.tar');
    writeFileSync(path, await archive(createTarWriter));

    const list = execFileSync('tar', ['--quoting-style=literal', '-tf', path], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });

    expect(list.trimEnd().split('\n')).toEqual(members.map(([name]) => name));
  });

  it.skipIf(!hasPython)('says sizes from 8 GiB on in its extended header', async () => {
    const memory = createMemorySink();
    const writer = createTarWriter(memory);
    await writer.member('far.csv', 9 * 2 ** 30);
    await memory.commit();
    const size = 'import json, sys, tarfile\nprint(json.dumps(tarfile.open(sys.argv[1]).next().size))';

    expect(readByPython(Buffer.from(memory.bytes()), size)).toBe(9 * 2 ** 30);
  });

  it('takes no other size than it was told', async () => {
    const writer = createTarWriter(createMemorySink());
    const sink = await writer.member('a', 3);

    await expect(sink.commit()).rejects.toThrow('another size');
    expect(() => sink.write(Buffer.from('four'))).toThrow('another size');
  });
});

it('archives have the same bytes again', async () => {
  for (const create of [createZipWriter, createTarWriter])
    expect((await archive(create)).equals(await archive(create))).toBe(true);
});
