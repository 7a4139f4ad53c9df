import { setTimeout as wait } from 'node:timers/promises';
import type { Window } from '@populace/engine';
import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import type { PartMaker } from '../encode/part-maker.ts';
import { makeParts } from './make-parts.ts';
import { PARTS_A_THREAD, type PartThreads } from './part-threads.ts';

const schema = `populace: 1
tables:
  t: { rows: 200_000, columns: { id: sequence, text: { generator: string.pattern, pattern: "[a-z]{64}" } } }`;

const breathe = (): Promise<void> => wait(0);

interface Counts {
  /** Rows made by this thread, and by others. */
  here: number;
  elsewhere: number;
  /** Parts that were begun and not yet written, and the most of them. */
  unwritten: number;
  most: number;
}

/** Threads that make their parts later: each `make` is answered after a pause of its own. */
function createThreads(size: number, maker: PartMaker, counts: Counts): PartThreads {
  let room = size * PARTS_A_THREAD;
  let made = 0;
  return {
    hasRoom: () => room > 0,
    async make(rows) {
      room--;
      begin(counts);
      counts.elsewhere += rows.take;
      await wait((made++ * 7) % 5);
      return maker.part(rows);
    },
    giveBack: () => {
      room++;
    },
  };
}

function begin(counts: Counts): void {
  counts.unwritten++;
  counts.most = Math.max(counts.most, counts.unwritten);
}

/** A maker that counts what is made here. */
function counted(maker: PartMaker, counts: Counts): PartMaker {
  return {
    ...maker,
    part(rows, buffer) {
      begin(counts);
      counts.here += rows.take;
      return maker.part(rows, buffer);
    },
  };
}

async function run(
  size: number,
  window: Window,
  write: (bytes: Uint8Array, rows: number) => Promise<boolean>,
): Promise<Counts> {
  const table = (await openSchema(schema)).table('t');
  const counts = { here: 0, elsewhere: 0, unwritten: 0, most: 0 };
  const threads = createThreads(size, table.parts('ndjson', window), counts);
  const maker = counted(table.parts('ndjson', window), counts);
  for await (const { bytes, rows } of makeParts(maker, { window, threads, breathe })) {
    const more = await write(bytes, rows);
    counts.unwritten--;
    if (!more) break;
  }
  return counts;
}

/** The bytes of parts until one fails, and its error. */
async function bytesUntilItFails(
  parts: AsyncIterable<{ readonly bytes: Uint8Array }> | Iterable<{ readonly bytes: Uint8Array }>,
): Promise<{ readonly bytes: Buffer; readonly error: unknown }> {
  const written: Buffer[] = [];
  try {
    for await (const { bytes } of parts) written.push(Buffer.from(bytes));
    return { bytes: Buffer.concat(written), error: undefined };
  } catch (error) {
    return { bytes: Buffer.concat(written), error };
  }
}

describe('parts of several threads', () => {
  it.each([1, 2, 6])('come in order, each row once, with %i other threads', async (size) => {
    const window = { from: 777, take: 150_001 };
    const written: Buffer[] = [];
    let rows = 0;

    const counts = await run(size, window, async (bytes, more) => {
      written.push(Buffer.from(bytes));
      rows += more;
      return true;
    });

    const table = (await openSchema(schema)).table('t');
    expect(Buffer.concat(written).equals(Buffer.from(table.text('ndjson', window)))).toBe(true);
    expect(rows).toBe(window.take);
    expect(counts.here + counts.elsewhere).toBe(window.take);
    expect(counts.elsewhere).toBeGreaterThan(0);
  });

  it.each([1, 2, 6])('are never more than two a thread, however slow the sink (%i other threads)', async (size) => {
    const counts = await run(size, { from: 0, take: 200_000 }, async () => {
      await wait(3);
      return true;
    });

    expect(counts.most).toBeLessThanOrEqual((size + 1) * PARTS_A_THREAD);
    expect(counts.unwritten).toBe(0);
  });

  it('are made no more when nobody wants them', async () => {
    let parts = 0;

    const counts = await run(2, { from: 0, take: 200_000 }, async () => ++parts < 3);

    expect(parts).toBe(3);
    expect(counts.here + counts.elsewhere).toBeLessThan(200_000);
  });

  it.each([1, 2, 6])(
    'end at the first row that fails, after the batches before it (%i other threads)',
    async (size) => {
      const source = `populace: 1
tables:
  t: { rows: 90_000, columns: { id: sequence, text: { generator: string.pattern, pattern: "[a-z]{64}" }, f: { formula: "if(id >= 70001, 1 / (id - id), id)" } } }`;
      const table = (await openSchema(source)).table('t');
      const window = { from: 0, take: 200_000 };
      const alone = await bytesUntilItFails(table.parts('csv', window).pieces(window));
      const counts = { here: 0, elsewhere: 0, unwritten: 0, most: 0 };

      const threads = createThreads(size, table.parts('csv', window), counts);
      const shared = await bytesUntilItFails(makeParts(table.parts('csv', window), { window, threads, breathe }));

      expect(String(alone.error)).toContain('t.f fails in row 70000');
      expect(String(shared.error)).toBe(String(alone.error));
      expect(shared.bytes.equals(alone.bytes)).toBe(true);
      expect(counts.elsewhere).toBeGreaterThan(0);
    },
  );

  it('hands on what a thread throws, when its turn has come', async () => {
    const table = (await openSchema(schema)).table('t');
    const window = { from: 0, take: 200_000 };
    const maker = table.parts('csv', window);
    let asked = 0;
    let written = 0;
    const threads: PartThreads = {
      hasRoom: () => asked < 3,
      make: (rows) => (asked++ === 1 ? Promise.reject(new Error('no more')) : Promise.resolve(maker.part(rows))),
      giveBack: () => undefined,
    };

    const failing = (async () => {
      for await (const _ of makeParts(table.parts('csv', window), { window, threads, breathe })) written++;
    })();

    await expect(failing).rejects.toThrow('no more');
    // The first part of all, which is made here, and the first that a thread made.
    expect(written).toBe(2);
  });
});
