import type { OutputPlan } from '@populace/output';
import { settleParameters } from '../content-types/parse-format.ts';
import type { OpenedSchema } from '../open-schema.ts';
import { planRun } from './plan-run.ts';
import { chosenTables } from './plans/table-plans.ts';
import type { WriteTablesOptions } from './plans/write-tables-options.ts';
import { starred } from './split/split-plans.ts';
import { createRunWorkers } from './workers/run-workers.ts';

/**
 * Returns what `writeTables` would write with the same options, as plain data; it makes no row of a file. Where a table is split by bytes,
 * how many files it has is known from all its rows only: it has one, whose path has a `*` in the place of its number.
 * @throws CodedError as `writeTables` does before its first row.
 */
export async function describeOutput(schema: OpenedSchema, asked: WriteTablesOptions): Promise<OutputPlan> {
  const options = settleParameters(asked);
  const isByBytes = options.split !== undefined && 'bytes' in options.split;
  const workers = createRunWorkers(schema.origin, { workers: 1 });
  const tables = chosenTables(schema, options.tables);
  const run = await planRun(schema, tables, { ...options, workers, cutBytes: async ({ window }) => [window] });
  const plans = run.files.map(({ plan }) => plan);
  return {
    archive: run.archive === undefined ? undefined : options.out,
    files: isByBytes ? plans.map((plan) => ({ ...plan, path: starred(plan.path) })) : plans,
    manifest: run.manifest,
  };
}
