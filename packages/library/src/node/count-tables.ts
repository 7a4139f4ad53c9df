import type { OpenedTable } from '../opened-table.ts';
import type { WriteProgress } from './written-table.ts';

/** What a run says of counting. */
interface CountTablesOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: WriteProgress) => void) | undefined;
}

/**
 * Counts the rows of tables before the first is made, where that takes long, so that a run can be cancelled meanwhile.
 * @throws CodedError `run/cancelled`.
 */
export async function countTables(
  tables: readonly OpenedTable[],
  { signal, onProgress }: CountTablesOptions,
): Promise<void> {
  for (const table of tables) {
    await table.countRows({
      signal,
      onProgress: (counting) => onProgress?.({ table: table.name, rows: 0, rowsTotal: 0, bytes: 0, counting }),
    });
  }
}
