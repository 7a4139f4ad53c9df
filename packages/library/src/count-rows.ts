import { CodedError } from '@populace/core';
import { type CountProgress, countRowsSteps, type PlannedTable, type World } from '@populace/engine';

/** How rows are counted while other work goes on. */
export interface CountOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called some dozen times a second, as long as it takes. */
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** Milliseconds of counting between two breaths. */
const BREATH_MS = 25;

/** Counts the rows of a table, and resolves to their number. */
export async function countRows(
  world: World,
  table: PlannedTable,
  { signal, onProgress }: CountOptions = {},
): Promise<number> {
  let since = performance.now();
  for (const progress of countRowsSteps(world, table)) {
    if (performance.now() - since < BREATH_MS) continue;
    onProgress?.(progress);
    await new Promise((resume) => {
      setTimeout(resume, 0);
    });
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    since = performance.now();
  }
  return table.rowCount;
}
