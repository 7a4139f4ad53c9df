import type { ByteSink } from '@populace/core';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createZip } from './zip-archive.ts';

/** A sink that keeps what it gets, until it has more than so many bytes. */
function createSink(room: number): ByteSink & { readonly bytes: () => Uint8Array } {
  const kept: Buffer[] = [];
  let left = room;
  return {
    write(bytes) {
      left -= bytes.length;
      if (left < 0) throw new Error('The disk is full.');
      kept.push(Buffer.from(bytes));
    },
    commit: () => Promise.resolve(),
    abort: () => Promise.resolve(),
    bytes: () => Buffer.concat(kept),
  };
}

describe('a ZIP archive in the Studio', () => {
  it('has its members in their order', async () => {
    const sink = createSink(Number.POSITIVE_INFINITY);
    const zip = createZip(sink);

    for (const name of ['a.csv', 'b.csv']) {
      const member = zip.member(name);
      await member.write(new TextEncoder().encode(`${name}\n`));
      await member.commit();
    }
    await zip.commit();

    const found = unzipSync(sink.bytes());
    expect(Object.keys(found)).toEqual(['a.csv', 'b.csv']);
    expect(new TextDecoder().decode(found['b.csv'])).toBe('b.csv\n');
  });

  it('lets nobody wait for a target that takes no more', async () => {
    const zip = createZip(createSink(100_000));
    const member = zip.member('large.csv');

    const writing = (async () => {
      for (let n = 0; n < 100; n++) await member.write(new Uint8Array(2 ** 16));
    })();

    await expect(writing).rejects.toThrow('The disk is full.');
    await zip.abort();
  });
});
