import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenedSchema, openSchema } from '@populace/library';
import { writeTables } from '@populace/library/node';
import { answerParts, connectPartThread, createPartThreads, type PartThread } from '@populace/library/parts';
import { describe, expect, it } from 'vitest';
import type { ExportThreads } from './part-threads.ts';
import { tableBytes } from './table-bytes.ts';

/** More rows than a sheet has, so that the file has two. */
const ROWS = 1_100_000;

const schema = `populace: 1
tables:
  many: { rows: ${ROWS}, columns: { id: sequence, is_new: boolean } }
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

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes);
  return hash.digest('hex');
}

describe('the file of a table in the Studio', () => {
  it.each(['xlsx', 'ods'])(
    'has two sheets in %s for 1,100,000 rows, with the bytes of the command line',
    async (format) => {
      const opened = await openSchema(schema);
      const threads: Pick<ExportThreads, 'take'> = {
        take: (job) => createPartThreads([threadHere(opened)], job, 0),
      };
      const folder = mkdtempSync(join(tmpdir(), 'populace-sheets-'));
      try {
        const hash = createHash('sha256');
        let rows = 0;
        const chunks = tableBytes(opened.table('many'), { format, options: {} }, { from: 0, take: ROWS }, threads);
        for await (const chunk of chunks) {
          hash.update(chunk.bytes);
          rows += chunk.rows;
        }

        await writeTables(opened, { out: `${folder}/`, format, manifest: false });
        expect(rows).toBe(ROWS);
        expect(hash.digest('hex')).toBe(await digestOfFile(join(folder, `many.${format}`)));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    120_000,
  );
});
