import { execFileSync, spawnSync } from 'node:child_process';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import type { Compressors } from '@populace/cells';
import { decompressSync, inflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { loadCompressors } from '../compressors/load-compressors.ts';
import { loadNodeCompressors } from './workers/load-node-compressors.ts';

const hasZstd = spawnSync('zstd', ['--version']).status === 0;
if (!hasZstd && process.env['CI'] === '1') throw new Error('The tool zstd is missing.');

const rows = (count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, at) => `${at},${(at * 2654435761) % 4294967296}\n`).join(''));
const noise = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) & 0xff));

const contents: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('x')],
  ['rows', rows(40_000)],
  ['a run of one byte', Buffer.alloc(3_000_000, 'a')],
  ['noise', noise(300_000)],
];

describe.each([
  ['Node', loadNodeCompressors],
  ['browsers', loadCompressors],
] as const)('the compressors of %s', (_, load) => {
  const compressors = (): Promise<Compressors> => load({ zstd: true });

  it.each(contents)('deflate %s, whole and in pieces that make one stream', async (_, content) => {
    const { deflateRaw } = await compressors();
    const half = content.length >> 1;

    const whole = deflateRaw(content, true);
    const pieces = Buffer.concat([
      deflateRaw(content.subarray(0, half), false),
      deflateRaw(content.subarray(half), false),
      deflateRaw(new Uint8Array(0), true),
    ]);

    for (const stream of [whole, pieces]) {
      expect(inflateRawSync(stream).equals(content)).toBe(true);
      expect(content.equals(inflateSync(stream))).toBe(true);
    }
  });

  it("deflate pieces of any length to a byte's border", async () => {
    const { deflateRaw } = await compressors();
    const content = rows(40_000);
    const end = deflateRaw(new Uint8Array(0), true);

    for (const length of [1, 2, 3, 7, 100, 333, 1000, 8191, 8192, 32_768, 60_000, 65_537, 98_304, 200_000, 400_000]) {
      const piece = content.subarray(0, length);
      const [one, two] = [deflateRaw(piece, false), deflateRaw(content.subarray(length), false)];
      expect(inflateRawSync(Buffer.concat([one, end])).equals(piece)).toBe(true);
      expect(inflateRawSync(Buffer.concat([one, two, end])).equals(content)).toBe(true);
    }
  });

  it.each(contents)('make a gzip member of %s, with time 0, no name and no system', async (_, content) => {
    const { gzip } = await compressors();

    const member = gzip(content);

    expect(gunzipSync(member).equals(content)).toBe(true);
    expect(content.equals(decompressSync(member))).toBe(true);
    expect([...member.subarray(0, 8), member[9]]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 255]);
  });

  it.skipIf(!hasZstd).each(contents)('make a frame of %s that zstd reads, as large as it says', async (_, content) => {
    const { zstd } = await compressors();

    const frame = zstd(content);

    const read = execFileSync('zstd', ['-dcq'], { input: frame, maxBuffer: 2 ** 24 });
    expect(read.equals(content)).toBe(true);
    // RFC 8878, section 3.1.1: the magic number, and either a size of some bytes or a single segment, which has its size.
    expect([...frame.subarray(0, 4)]).toEqual([0x28, 0xb5, 0x2f, 0xfd]);
    expect((frame[4] ?? 0) & 0xe0).not.toBe(0);
  });

  it('give the same bytes again, whatever was compressed between', async () => {
    const { deflateRaw, gzip, zstd } = await compressors();
    const all = (): Buffer => Buffer.concat([deflateRaw(rows(9000), false), gzip(rows(9000)), zstd(rows(9000))]);

    const before = all();
    zstd(noise(2_000_000));
    gzip(noise(1000));

    expect(all().equals(before)).toBe(true);
  });

  it('leave what they are given as it is, and give bytes of their own', async () => {
    const { deflateRaw, gzip, zstd } = await compressors();
    const content = rows(100);
    const frame = zstd(content);
    const kept = Buffer.from(frame);

    deflateRaw(content, true);
    gzip(content);
    zstd(noise(5000));

    expect(content.equals(rows(100))).toBe(true);
    expect(kept.equals(frame)).toBe(true);
  });

  it('say so where Zstandard was not loaded', async () => {
    const { zstd } = await load({ zstd: false });

    expect(() => zstd(rows(1))).toThrow('not loaded');
  });
});

it('Zstandard gives the same bytes on every machine', async () => {
  const { zstd } = await loadCompressors({ zstd: true });

  expect(Buffer.from(zstd(Buffer.from('the same on every machine, the same on every machine\n'))).toString('hex')).toBe(
    '28b52ffd2035150100e07468652073616d65206f6e206576657279206d616368696e652c200a0100fb32c7',
  );
});
