import { demandGoing } from '@populace/output';
import type { OpenedTable } from '../opened-table.ts';
import { addUp } from '../parts/add-up.ts';
import type { WriteProgress } from './plans/written-table.ts';
import { breathe } from './workers/breathe.ts';
import type { RunWorkers } from './workers/run-workers.ts';

/** What a run says of counting. */
interface CountTablesOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Adds up what the rows of tables need before the first is made, by all threads where that takes long, so that a run can be cancelled
 * meanwhile.
 * @throws CodedError `run/cancelled`; what a formula fails with.
 */
export async function countTables(
  tables: readonly OpenedTable[],
  workers: RunWorkers,
  { signal, onProgress }: CountTablesOptions,
): Promise<void> {
  for (const table of tables) {
    await addUp(table, {
      threadsFor: workers.threadsForSum,
      async breathe() {
        await breathe();
        demandGoing(signal);
      },
      onProgress: (counting) => onProgress?.({ table: table.name, rows: 0, rowsTotal: 0, bytes: 0, counting }),
    });
  }
}
