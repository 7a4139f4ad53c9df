import { createHash, type Hash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ByteSink } from '@populace/core';
import { type OpenedSchema, openSchema } from '@populace/library';
import { writeTables } from '@populace/library/node';
import {
  answerParts,
  connectPartThread,
  createPartThreads,
  createThreadSource,
  hereSource,
  type PartSource,
  type PartThread,
  writeRun,
} from '@populace/library/parts';
import { describe, expect, it } from 'vitest';
import { exportFiles } from './export-files.ts';

/** More rows than a sheet has, so that the file has two. */
const ROWS = 1_100_000;

const schema = `populace: 1
tables:
  many: { rows: 2_000_000, columns: { id: sequence, is_new: boolean } }
`;

/** A thread that is none: it makes its parts between two tasks of this one. */
function threadHere({ origin }: OpenedSchema): PartThread {
  const thread = connectPartThread({
    post: (request) => setImmediate(() => answer(request)),
    stop: () => Promise.resolve(),
  });
  const answer = answerParts(origin, { post: thread.answered });
  return thread;
}

const breathe = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Digests what the Studio writes of a table. */
async function digestOfExport(
  opened: OpenedSchema,
  window: { readonly format: string; readonly from: number; readonly take: number },
  sourceFor: (job: Parameters<typeof createPartThreads>[1]) => PartSource,
): Promise<string> {
  const { format, from, take } = window;
  const tables = [{ table: 'many', take }];
  const choice = { text: schema, tables, from, format, options: {}, compression: 'none', packing: 'table' } as const;
  const hash = createHash('sha256');
  const files = await exportFiles(opened, { choice, names: [] }, { sourceFor });
  await writeRun(files, targetOf(hash), { breathe });
  return hash.digest('hex');
}

function targetOf(hash: Hash): Parameters<typeof writeRun<undefined>>[1] {
  const nothing = (): Promise<void> => Promise.resolve();
  const sink: ByteSink = { write: (bytes) => void hash.update(bytes), commit: nothing, abort: nothing };
  return { open: () => Promise.resolve(sink), bytesWritten: () => 0, commit: nothing, abort: nothing };
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  return hash.digest('hex');
}

async function digestOfCommand(
  opened: OpenedSchema,
  window: { readonly format: string; readonly from: number; readonly take: number },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'populace-sheets-'));
  try {
    await writeTables(opened, { out: `${folder}/`, manifest: false, workers: 1, ...window });
    return await digestOfFile(join(folder, `many.${window.format}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the file of a table in the Studio', () => {
  it.each(['xlsx', 'ods'])(
    'has two sheets in %s for 1,100,000 rows, with the bytes of the command line',
    async (format) => {
      const opened = await openSchema(schema);
      const window = { format, from: 0, take: ROWS };
      const threads = [threadHere(opened)];

      const digest = await digestOfExport(opened, window, (job) =>
        createThreadSource({ threads: createPartThreads(threads, job, 0), size: 1, breathe }),
      );

      expect(digest).toBe(await digestOfCommand(opened, window));
    },
    120_000,
  );

  it.each([
    ['two sheets that begin within the table', 500_000, ROWS],
    ['a window that begins between two blocks', 1_090_000, 3000],
    ['no row', 0, 0],
  ])(
    'has the bytes of the command line for %s',
    async (_, from, take) => {
      const opened = await openSchema(schema);
      const threads = [threadHere(opened)];
      const window = { format: 'xlsx', from, take };

      const [alone, shared] = [
        await digestOfExport(opened, window, () => hereSource),
        await digestOfExport(opened, window, (job) =>
          createThreadSource({ threads: createPartThreads(threads, job, 0), size: 1, breathe }),
        ),
      ];

      const wanted = await digestOfCommand(opened, window);
      expect([alone, shared]).toEqual([wanted, wanted]);
    },
    120_000,
  );
});
