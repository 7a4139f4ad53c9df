import { execFileSync } from 'node:child_process';
import { gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import { type ByteSink, CodedError } from '@populace/core';
import { decompressSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createMemorySink } from '../memory/memory-sink.ts';
import { createGzipSink } from './gzip-sink.ts';

function rows(count: number): Buffer {
  return Buffer.from(Array.from({ length: count }, (_, at) => `${at},${(at * 2654435761) % 4294967296}\n`).join(''));
}

async function compress(chunks: readonly Uint8Array[], level?: 1 | 9): Promise<Uint8Array> {
  const memory = createMemorySink();
  const sink = createGzipSink(memory, level === undefined ? {} : { level });
  for (const chunk of chunks) await sink.write(chunk);
  await sink.commit();
  return memory.bytes();
}

describe('gzip sink', () => {
  it('makes what gzip reads, with time 0 and no name in its head', async () => {
    const text = rows(100_000);

    const bytes = await compress([text.subarray(0, 10), text.subarray(10, 900_000), text.subarray(900_000)]);

    expect(Buffer.compare(gunzipSync(bytes), text)).toBe(0);
    expect([...bytes.subarray(0, 10)]).toEqual([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
    if (process.platform !== 'win32') execFileSync('gzip', ['-t'], { input: bytes });
  });

  it('makes one member of pieces, which readers that know no second member read whole', async () => {
    const text = rows(200_000);

    const bytes = await compress([text]);

    const stream = new Blob([Buffer.from(bytes)]).stream().pipeThrough(new DecompressionStream('gzip'));
    expect(text.equals(new Uint8Array(await new Response(stream).arrayBuffer()))).toBe(true);
    expect(text.equals(decompressSync(bytes))).toBe(true);
    // As raw DEFLATE, from head to tail: a second member would be an error here.
    expect(inflateRawSync(bytes.subarray(10, -8)).equals(text)).toBe(true);
    // What the cuts cost: their borders, and that codes begin anew.
    expect(bytes.length / gzipSync(text).length).toBeLessThan(1.002);
  });

  it.each([2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 2 ** 21, 3 * 2 ** 20 + 7])('reads back %d bytes', async (size) => {
    const text = rows(250_000).subarray(0, size);

    expect(gunzipSync(await compress([text])).equals(text)).toBe(true);
  });

  it('makes the same bytes however the input is cut', async () => {
    const text = rows(100_000);
    const cut = Array.from({ length: Math.ceil(text.length / 777) }, (_, at) =>
      text.subarray(at * 777, at * 777 + 777),
    );

    expect(Buffer.compare(await compress(cut), await compress([text]))).toBe(0);
  });

  it('takes a level, and no input at all', async () => {
    const text = rows(20_000);

    expect((await compress([text], 9)).length).toBeLessThan((await compress([text], 1)).length);
    expect(gunzipSync(await compress([]))).toHaveLength(0);
  });

  it('copies what it is given', async () => {
    const memory = createMemorySink();
    const sink = createGzipSink(memory);
    const buffer = Buffer.alloc(3_000_000, 'a');

    const taken = sink.write(buffer);
    await taken;
    buffer.fill('b');
    await sink.commit();

    expect(gunzipSync(memory.bytes()).equals(Buffer.alloc(3_000_000, 'a'))).toBe(true);
  });

  it('lets no more than some pieces wait for a slow target', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow: ByteSink = { write: () => held, commit: async () => undefined, abort: async () => undefined };
    const sink = createGzipSink(slow, { level: 1 });
    let taken = 0;
    // Noise does not shrink, so the compressor cannot swallow it without its target.
    const noise = Buffer.from(
      Array.from({ length: 2 ** 16 }, (_, at) => (Math.imul(at + 1, 2654435761) >>> 13) & 0xff),
    );
    const writing = (async () => {
      for (let at = 0; at < 256; at++) {
        await sink.write(noise);
        taken += noise.length;
      }
    })();

    for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(taken).toBeLessThan(6 * 2 ** 20);
    release();
    await writing;
    expect(taken).toBe(2 ** 24);
    await sink.abort();
  });

  it('fails as its target fails, and aborts it', async () => {
    let aborted = 0;
    const full: ByteSink = {
      write: () => {
        throw new CodedError('target/io', 'The disk is full.');
      },
      commit: async () => undefined,
      abort: async () => {
        aborted++;
      },
    };
    const sink = createGzipSink(full);

    await expect(
      (async () => {
        for (let at = 0; at < 100; at++) await sink.write(rows(10_000));
        await sink.commit();
      })(),
    ).rejects.toThrow('The disk is full.');
    await sink.abort();
    expect(aborted).toBe(1);
  });
});
