import { setImmediate as breathe } from 'node:timers/promises';
import type { World } from '@populace/engine';
import { createFaultyCalls, type SinkFault } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { chunksHere } from '../assemble/chunks-here.ts';
import { contentOfTable } from '../assemble/file-content.ts';
import { fileOf, fileOfAll, joinedBytes, listMakerOf, makerOf, twoTables } from '../output-for-tests.ts';
import { hereSource } from '../parts/part-source.ts';
import { planMembers, planParts } from '../plan/plan-members.ts';
import type { FileToOpen, OutputFile, SplitFile, WholeFile } from './output-file.ts';
import type { OutputTarget } from './output-target.ts';
import type { RunProgress } from './run-options.ts';
import { writeRun } from './write-run.ts';

const options = { breathe: (): Promise<void> => breathe() };

/** A target in memory; a write to it fails as is said. */
function memoryTarget(
  fault?: SinkFault,
): OutputTarget & { readonly files: Map<string, Buffer>; readonly log: string[] } {
  const files = new Map<string, Buffer>();
  const open = new Map<string, Buffer[]>();
  const log: string[] = [];
  const calls = createFaultyCalls(fault);
  let bytes = 0;
  return {
    files,
    log,
    async open({ path }) {
      const kept: Buffer[] = [];
      open.set(path, kept);
      return {
        write(more) {
          calls.next();
          bytes += more.length;
          kept.push(Buffer.from(more));
        },
        commit: async () => void log.push(`commit ${path}`),
        abort: async () => void log.push(`abort ${path}`),
      };
    },
    bytesWritten: () => bytes,
    async commit(written) {
      log.push(`commit ${written.map(({ file }) => file.path).join(' ')}`);
      for (const [path, kept] of open) files.set(path, Buffer.concat(kept));
    },
    abort: async () => void log.push('abort'),
  };
}

function csvOf(world: World, table: string, rowCount: number): WholeFile {
  const sketch = { format: 'csv', take: rowCount, table };
  const maker = makerOf(world, sketch);
  const rows = { from: 0, take: rowCount };
  return {
    kind: 'whole',
    path: `${table}.csv`,
    tables: [table],
    rowCount,
    about: undefined,
    plan: {
      path: `${table}.csv`,
      format: 'csv',
      compression: null,
      members: [{ table, rows, parts: planParts(maker) }],
    },
    content: () => fileOf(world, sketch),
    source: () => hereSource,
  };
}

/** Rows of `many`, whose first ten go to two files by turns. */
function splitOf(world: World): SplitFile {
  const maker = listMakerOf(world, { format: 'csv', take: 5 });
  const fileFor = (value: string): FileToOpen => ({
    path: `${value}.csv`,
    tables: ['many'],
    about: undefined,
    content: () => contentOfTable('many', { from: 0, take: 5 }, maker),
    source: () => hereSource,
  });
  const files = new Map(['a', 'b'].map((value) => [value, fileFor(value)]));
  return {
    kind: 'split',
    table: 'many',
    rowCount: 10,
    plan: { path: '*.csv', format: 'csv', compression: null, members: [] },
    open: async () => ({
      files,
      maker,
      from: 0,
      async *values() {
        for (let row = 0; row < 10; row++) yield row % 2 === 0 ? 'a' : 'b';
      },
    }),
  };
}

const idsOf = (csv: Buffer | undefined): readonly string[] =>
  String(csv)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',')[0] ?? '');

describe('a run', () => {
  it('writes its files one after another, and gives them their names together', async () => {
    const world = await twoTables(2000);
    const target = memoryTarget();

    const written = await writeRun([csvOf(world, 'many', 2000), csvOf(world, 'few', 3)], target, options);

    expect(target.log).toEqual(['commit many.csv', 'commit few.csv', 'commit many.csv few.csv']);
    expect(written.map(({ rows, workers }) => [rows, workers])).toEqual([
      [2000, 1],
      [3, 1],
    ]);
    const whole = joinedBytes(chunksHere(fileOf(world, { format: 'csv', take: 2000 })));
    expect(target.files.get('many.csv')?.equals(whole)).toBe(true);
  });

  it('tells what each table has of a file of several, and how far it is', async () => {
    const world = await twoTables(2000);
    const told: RunProgress[] = [];
    const content = fileOfAll(world, 'sql');
    const file: OutputFile = {
      ...csvOf(world, 'many', 2003),
      path: 'all.sql',
      tables: ['many', 'few'],
      content: () => content,
    };

    const [written] = await writeRun([file], memoryTarget(), {
      ...options,
      onProgress: (progress) => void told.push(progress),
    });

    expect([written?.shares.get('many')?.rows, written?.shares.get('few')?.rows]).toEqual([2000, 3]);
    expect(told.at(-1)).toMatchObject({ rows: 2003, rowsTotal: 2003, table: 'few' });
  });

  it.each([
    { kind: 'failure', at: 1 },
    { kind: 'full', at: 2 },
    { kind: 'full', at: 3 },
  ] as const)('leaves nothing behind where a write fails ($kind at call $at)', async (fault) => {
    const world = await twoTables(40_000);
    const target = memoryTarget(fault);
    const files = [csvOf(world, 'many', 40_000), csvOf(world, 'few', 3)];

    await expect(writeRun(files, target, options)).rejects.toThrow();

    expect(target.log).toEqual(['abort many.csv', 'abort']);
    expect(target.files.size).toBe(0);
  });

  it('leaves nothing behind where it is cancelled', async () => {
    const world = await twoTables(2000);
    const target = memoryTarget();
    const signal = AbortSignal.abort();

    const running = writeRun([csvOf(world, 'few', 3)], target, { ...options, signal });

    await expect(running).rejects.toMatchObject({ code: 'run/cancelled' });
    expect(target.log).toEqual(['abort few.csv', 'abort']);
  });

  it('ends a file early where nobody reads it any more', async () => {
    const world = await twoTables(40_000);
    const target = { ...memoryTarget(), isUnread: () => true };

    const [written] = await writeRun([csvOf(world, 'many', 40_000)], target, options);

    expect(written?.isUnread).toBe(true);
    expect(written?.rows).toBeLessThan(40_000);
  });

  it('puts the beginning of a file where it belongs once it is known', async () => {
    const world = await twoTables(2000);
    const content = fileOf(world, { format: 'sqlite', take: 2000 });
    const file: OutputFile = { ...csvOf(world, 'many', 2000), path: 'many.sqlite', content: () => content };
    const kept: Buffer[] = [];
    const nothing = (): Promise<void> => Promise.resolve();
    const sink = {
      write: (bytes: Uint8Array) => void kept.push(Buffer.from(bytes)),
      writeFront: (bytes: Uint8Array) => void kept[0]?.set(bytes),
      commit: nothing,
      abort: nothing,
    };

    await writeRun([file], { ...memoryTarget(), open: () => Promise.resolve(sink) }, options);

    const whole = joinedBytes(chunksHere(fileOf(world, { format: 'sqlite', take: 2000 })));
    expect(Buffer.concat(kept).equals(whole)).toBe(true);
  });
});

describe('a table that is split by the values of a column', () => {
  it('has the rows of each value in a file of its own', async () => {
    const world = await twoTables(10);
    const target = memoryTarget();

    const written = await writeRun([splitOf(world)], target, options);

    expect(written.map(({ rows }) => rows)).toEqual([5, 5]);
    expect(idsOf(target.files.get('a.csv'))).toEqual(['1', '3', '5', '7', '9']);
    expect(idsOf(target.files.get('b.csv'))).toEqual(['2', '4', '6', '8', '10']);
  });

  it('leaves none of them behind where one fails', async () => {
    const world = await twoTables(10);
    const target = memoryTarget({ kind: 'full', at: 2 });

    await expect(writeRun([splitOf(world)], target, options)).rejects.toThrow();

    expect(target.log).toEqual(['abort a.csv', 'abort b.csv', 'abort']);
  });
});

describe('the plan of a file', () => {
  it('says what stands in it, and where its rows may be cut', async () => {
    const world = await twoTables(20_000);

    expect(planMembers(fileOf(world, { format: 'xlsx', take: 1_100_000 }))).toEqual([
      {
        table: 'many',
        rows: { from: 0, take: 1_100_000 },
        parts: { rows: 16_384, areBlocks: true, groupRows: 1_032_192 },
      },
    ]);
    expect(planMembers(fileOfAll(world, 'sql')).map(({ table }) => table)).toEqual(['many', 'few']);
    expect(planMembers(fileOf(world, { format: 'csv', take: 9 }))[0]?.parts).toEqual({ rows: 512, areBlocks: false });
  });
});
