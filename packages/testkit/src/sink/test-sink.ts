import type { ByteSink } from '@populace/core';
import { describe, expect, it } from 'vitest';
import type { SinkFault } from './sink-faults.ts';

/** A sink that is open, and what can be seen of its place. */
export interface OpenedSink {
  readonly sink: ByteSink;
  /** What stands under the final name; undefined where nothing does. */
  readonly shown: () => Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /** Whether the fault has come to pass. */
  readonly hasFailed: () => boolean;
  /** The names of what is left beside that. */
  readonly left: () => readonly string[];
}

/** How a sink is held to its word. */
export interface SinkSuite {
  /** Opens the sink; a call to its place fails as `fault` says. */
  readonly open: (fault?: SinkFault) => Promise<OpenedSink>;
  /** Returns the content of what is shown, by a reader that is not ours; the same where absent. */
  readonly readBack?: (bytes: Uint8Array) => Uint8Array;
  /**
   * Whether the first bytes can be written once more, by `writeFront`. A sink that stands before another one can do so where the other can
   * and nothing is derived from the bytes, such as a digest or compressed bytes: without it, files whose first bytes are known last are made twice.
   */
  readonly rewritesFront: boolean;
  /** Whether what is written is out at once, so that nothing can be taken back. */
  readonly isDirect?: boolean;
}

const WRITES = 40;
const WRITE_BYTES = 100_000;

/** Declares the tests that every sink must pass: all bytes or none, whatever its place does at which call. */
export function testSink(name: string, suite: SinkSuite): void {
  const { open, readBack = (bytes) => bytes, rewritesFront, isDirect = false } = suite;
  describe(`${name}, as every sink,`, () => {
    it('shows all bytes in their order, although the writer uses its buffer again', async () => {
      const opened = await open();

      await writeAll(opened.sink);

      expect(Buffer.compare(readBack(await demandShown(opened)), content())).toBe(0);
      expect(opened.left()).toEqual([]);
    });

    it(`${rewritesFront ? 'puts other bytes in the place of the first' : 'has no way to write the first bytes once more'}`, async () => {
      const opened = await open();
      const front = Uint8Array.of(1, 2, 3, 4);

      if (rewritesFront) await writeFrontAndAll(opened.sink, front);

      expect(opened.sink.writeFront !== undefined).toBe(rewritesFront);
      if (rewritesFront) expect(Buffer.compare(readBack(await demandShown(opened)), contentWith(front))).toBe(0);
      else await opened.sink.abort();
    });

    it.each([1, 2, 3])('loses nothing where call %i takes less or later', async (at) => {
      const opened = await open({ kind: 'short', at });

      await writeAll(opened.sink);

      expect(opened.hasFailed()).toBe(true);
      expect(Buffer.compare(readBack(await demandShown(opened)), content())).toBe(0);
    });

    it.each([
      { kind: 'failure', at: 1 },
      { kind: 'failure', at: 3 },
      { kind: 'full', at: 1 },
      { kind: 'full', at: 2 },
      { kind: 'full', at: 3 },
    ] as const)('hands on a failure ($kind at call $at), and leaves nothing behind', async (fault) => {
      const opened = await open(fault);

      await expect(writeAll(opened.sink)).rejects.toThrow();
      await opened.sink.abort();

      expect(opened.hasFailed()).toBe(true);
      if (!isDirect) expect(await opened.shown()).toBeUndefined();
      expect(opened.left()).toEqual([]);
    });

    it.skipIf(isDirect).each([0, 1, WRITES])(
      'leaves nothing behind where it is aborted after %i writes',
      async (count) => {
        const opened = await open();
        for (let n = 0; n < count; n++) await opened.sink.write(piece(n));

        const before = await opened.shown();
        await opened.sink.abort();

        expect([before, await opened.shown()]).toEqual([undefined, undefined]);
        expect(opened.left()).toEqual([]);
      },
    );
  });
}

async function demandShown({ shown }: OpenedSink): Promise<Uint8Array> {
  const bytes = await shown();
  if (bytes === undefined) throw new Error('Nothing is shown after commit.');
  return bytes;
}

/** Writes everything from one buffer, which is overwritten as soon as a write lets it go. */
async function writeAll(sink: ByteSink): Promise<void> {
  const buffer = new Uint8Array(WRITE_BYTES);
  for (let n = 0; n < WRITES; n++) {
    buffer.set(piece(n));
    await sink.write(buffer);
    buffer.fill(0xff);
  }
  await sink.commit();
}

/** Writes half of everything, then other first bytes, then the rest. */
async function writeFrontAndAll(sink: ByteSink, front: Uint8Array): Promise<void> {
  for (let n = 0; n < WRITES / 2; n++) await sink.write(piece(n));
  await sink.writeFront?.(front);
  for (let n = WRITES / 2; n < WRITES; n++) await sink.write(piece(n));
  await sink.commit();
}

function contentWith(front: Uint8Array): Uint8Array {
  const all = content();
  all.set(front);
  return all;
}

/** Bytes that do not compress, so that a sink that does writes often: words of a linear congruential generator (Numerical Recipes, 7.1). */
function piece(n: number): Uint8Array {
  const bytes = new Uint8Array(WRITE_BYTES);
  let word = n + 1;
  for (let at = 0; at < WRITE_BYTES; at++) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    bytes[at] = word >>> 24;
  }
  return bytes;
}

function content(): Uint8Array {
  const all = new Uint8Array(WRITES * WRITE_BYTES);
  for (let n = 0; n < WRITES; n++) all.set(piece(n), n * WRITE_BYTES);
  return all;
}
