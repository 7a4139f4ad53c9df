import { CodedError } from '@populace/core';
import { writeRun } from '@populace/output';
import { settleParameters } from '../content-types/parse-format.ts';
import type { OpenedSchema } from '../open-schema.ts';
import { openArchiveTarget } from './archive-target.ts';
import { countTables } from './count-tables.ts';
import { openFolderTarget } from './folder-target.ts';
import { type PlannedRun, planRun, type WorkingOptions } from './plan-run.ts';
import { chosenTables } from './plans/table-plans.ts';
import type { WriteTablesOptions } from './plans/write-tables-options.ts';
import type { WrittenRun } from './plans/written-table.ts';
import { joinWritten } from './split/split-plans.ts';
import { windowsOfBytes } from './split/split-windows.ts';
import { breathe } from './workers/breathe.ts';
import { createRunWorkers } from './workers/run-workers.ts';

/**
 * Writes tables to files. All files get their final names together at the end, the manifest last; after a failure there is none of them.
 * @throws CodedError `target/exists`, `target/io`, `run/cancelled`, `call/usage`, `format/…`, `schema/unknown-table`.
 */
export async function writeTables(schema: OpenedSchema, asked: WriteTablesOptions): Promise<WrittenRun> {
  const options = settleParameters(asked);
  const tables = chosenTables(schema, options.tables);
  const workers = createRunWorkers(schema.origin, options);
  try {
    await countTables(tables, workers, options);
    const working = { ...options, workers };
    return await writePlanned(schema, await planRun(schema, tables, { ...working, cutBytes: windowsOfBytes }), working);
  } finally {
    await workers.close();
  }
}

async function writePlanned(schema: OpenedSchema, run: PlannedRun, options: WorkingOptions): Promise<WrittenRun> {
  const { archive, files, manifest } = run;
  const { signal, onProgress } = options;
  try {
    const target =
      archive === undefined
        ? await openFolderTarget(schema, files, { ...options, manifest })
        : await openArchiveTarget(schema, archive, { ...options, manifest });
    const written = await writeRun(files, target, { breathe, signal, onProgress });
    const tables = target.tables(written);
    return {
      tables: options.split === undefined ? tables : joinWritten(tables),
      ...(archive === undefined ? { manifest } : { manifest: undefined, manifestMember: manifest }),
    };
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== 'run/cancelled') throw error;
    throw new CodedError('run/cancelled', 'The run was cancelled; it left no file.', { cause: error });
  }
}
