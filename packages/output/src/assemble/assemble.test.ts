import { setImmediate as breathe } from 'node:timers/promises';
import type { World } from '@populace/engine';
import { describe, expect, it } from 'vitest';
import type { ScriptChunk } from '../chunk.ts';
import { fileOf, fileOfAll, joinedBytes, listMakerOf, makerOf, twoTables } from '../output-for-tests.ts';
import { hereSource, type PartSource } from '../parts/part-source.ts';
import { connectPartThread, type PartThread } from '../parts/part-thread.ts';
import { createPartThreads } from '../parts/part-threads.ts';
import { createThreadSource } from '../parts/thread-source.ts';
import { openFedFile } from '../write/fed-file.ts';
import { chunksHere } from './chunks-here.ts';
import { chunksOf } from './chunks-of.ts';
import { contentOfTable, type FileContent } from './file-content.ts';

const TAKE = 35_000;

/** Formats whose files are put together in different ways: rows alone, blocks, groups of them, a beginning that is known last. */
const formats = ['csv', 'json', 'parquet', 'arrow', 'avro', 'xlsx', 'ods', 'sqlite'];

/** A thread that is none: it makes its parts between two tasks of this one. */
function threadHere(world: World, format: string): PartThread {
  const maker = makerOf(world, { format, take: TAKE });
  const thread = connectPartThread({
    post(request) {
      if (request.kind !== 'part') return;
      setImmediate(() => {
        const { bytes, blocks } = structuredClone(maker.part(request.rows, request.buffer));
        thread.answered({ kind: 'part', buffer: bytes.buffer, length: bytes.length, blocks });
      });
    },
    stop: () => Promise.resolve(),
  });
  thread.answered({ kind: 'ready' });
  return thread;
}

function threadsOf(world: World, format: string, size: number): PartSource {
  const threads = Array.from({ length: size }, () => threadHere(world, format));
  const job = { table: 'many', format, options: {}, window: { from: 0, take: TAKE } };
  return createThreadSource({ threads: createPartThreads(threads, job, 0), size, breathe: () => breathe() });
}

async function bytesOf(content: FileContent, source: PartSource, frontLast = false): Promise<Buffer> {
  const kept: ScriptChunk[] = [];
  let front: Buffer | undefined;
  for await (const chunk of chunksOf(content, source, { frontLast })) {
    const bytes = Buffer.from(chunk.bytes);
    if (chunk.isFront === true) front = bytes;
    else kept.push({ ...chunk, bytes });
  }
  const all = joinedBytes(kept);
  front?.copy(all);
  return all;
}

describe('a file of one table', () => {
  it.each(formats)('is the same whoever makes its parts: %s', async (format) => {
    const world = await twoTables();
    const content = (): FileContent => fileOf(world, { format, take: TAKE });
    const whole = joinedBytes(chunksHere(content()));

    const others = await Promise.all([
      bytesOf(content(), hereSource),
      bytesOf(content(), hereSource, true),
      bytesOf(content(), threadsOf(world, format, 1)),
      bytesOf(content(), threadsOf(world, format, 3), true),
    ]);

    expect(whole.length).toBeGreaterThan(0);
    expect(others.map((bytes) => Buffer.compare(bytes, whole))).toEqual([0, 0, 0, 0]);
  });

  it.each(formats)('counts each row once: %s', async (format) => {
    const world = await twoTables();

    const rows = [...chunksHere(fileOf(world, { format, take: TAKE }))].reduce((sum, chunk) => sum + chunk.rows, 0);

    expect(rows).toBe(TAKE);
  });

  it.each(formats)('is whole without a row, also where parts are asked for: %s', async (format) => {
    const world = await twoTables();
    const content = (): FileContent => fileOf(world, { format, take: 0 });
    const size = 1;
    const threads = { hasRoom: () => false, make: () => Promise.reject(new Error()), giveBack: () => undefined };

    const bytes = await bytesOf(content(), createThreadSource({ threads, size, breathe: () => breathe() }));

    expect(Buffer.compare(bytes, joinedBytes(chunksHere(content())))).toBe(0);
  });

  it.each(['csv', 'ndjson', 'parquet'])('has the rows of a list as those of a window: %s', async (format) => {
    const world = await twoTables();
    const maker = listMakerOf(world, { format, take: TAKE });
    const kept: Buffer[] = [];
    const nothing = (): Promise<void> => Promise.resolve();
    const sink = { write: (bytes: Uint8Array) => void kept.push(Buffer.from(bytes)), commit: nothing, abort: nothing };
    const file = openFedFile(contentOfTable('many', { from: 0, take: TAKE }, maker), sink, undefined);

    for (let from = 0; from < TAKE; from += maker.listRows) {
      const rows = Array.from({ length: Math.min(maker.listRows, TAKE - from) }, (_, at) => from + at);
      await file.add(maker.list(rows, from === 0));
    }
    await file.end();

    const whole = joinedBytes(chunksHere(fileOf(world, { format, take: TAKE })));
    expect(Buffer.compare(Buffer.concat(kept), whole)).toBe(0);
  });

  it.each(['xlsx', 'sqlite'])('has no list of rows where it must know more of them: %s', async (format) => {
    const world = await twoTables();

    expect(() => listMakerOf(world, { format, take: 1_100_000 })).toThrow(/cannot be told apart into files/);
  });

  it('lets its threads go where nobody wants the rest', async () => {
    const world = await twoTables();
    let isStopped = false;
    const source: PartSource = {
      threads: 2,
      async *parts(maker, window) {
        try {
          yield* maker.pieces(window);
        } finally {
          isStopped = true;
        }
      },
    };

    for await (const { rows } of chunksOf(fileOf(world, { format: 'csv', take: TAKE }), source)) if (rows > 0) break;

    expect(isStopped).toBe(true);
  });

  it('stops where the run is cancelled', async () => {
    const world = await twoTables();
    const signal = AbortSignal.abort();

    expect(() => [...chunksHere(fileOf(world, { format: 'csv', take: 9 }), { signal })]).toThrow(/was cancelled/);
  });
});

describe('a file of several tables', () => {
  it.each(['sql', 'json', 'xlsx', 'ods', 'sqlite'])(
    'is the same written twice or its beginning last: %s',
    async (format) => {
      const world = await twoTables(5000);
      const whole = joinedBytes(chunksHere(fileOfAll(world, format)));

      const last = await bytesOf(fileOfAll(world, format), hereSource, true);

      expect(Buffer.compare(last, whole)).toBe(0);
    },
  );

  it('says of which table rows are', async () => {
    const world = await twoTables(5000);
    const rows = new Map<string | undefined, number>();

    for (const { table, rows: more } of chunksHere(fileOfAll(world, 'xlsx')))
      rows.set(table, (rows.get(table) ?? 0) + more);

    expect([rows.get('many'), rows.get('few')]).toEqual([5000, 3]);
  });

  it('is refused where the format holds one', async () => {
    const world = await twoTables(5);

    expect(() => fileOfAll(world, 'csv')).toThrow(/csv holds one table/);
  });
});
