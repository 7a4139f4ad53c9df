import { useState } from 'react';
import { type CommandNames, commandOf } from './command-line.ts';
import { archiveNames, type ExportChoice } from './export-choice.ts';
import { useText } from './messages.ts';
import type { ExportRun } from './runs/export-run.ts';
import { runQueue, useRuns } from './runs/runs.ts';
import { chooseTarget } from './runs/save-target.ts';

/** The export that was ordered in the open dialog, and what can be done with it. */
export interface DialogRun {
  readonly run: ExportRun | undefined;
  /** The file that is written before it. */
  readonly before: string | undefined;
  /** Why an export could not even begin, in words. */
  readonly failure: string | undefined;
  readonly save: (choice: ExportChoice) => Promise<void>;
  readonly cancel: () => void;
  /** Forgets it here; it stays in the list of exports. */
  readonly reset: () => void;
}

/** Orders exports. They go on when the dialog is closed. */
export function useDialogRun(schemaId: string, names: CommandNames): DialogRun {
  const text = useText();
  const [id, setId] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const runs = useRuns();
  const run = runs.find((one) => one.id === id);
  const save = async (choice: ExportChoice): Promise<void> => {
    const { file, extension, offered } = names;
    setFailure(undefined);
    try {
      const target = await chooseTarget(file);
      if (target === undefined) return;
      const rowsOf = new Map(offered.map(({ table, rowCount }) => [table, rowCount]));
      const all = choice.tables.filter(({ table, take }) => take + choice.from === rowsOf.get(table));
      const order = {
        schemaId,
        choice,
        file,
        names: archiveNames(choice, extension),
        rows: choice.tables.reduce((sum, { take }) => sum + take, 0),
        allRowsOf: all.map(({ table }) => table),
        target,
        command: commandOf(choice, names),
      };
      setId(runQueue.add(order));
    } catch (error) {
      setFailure(text('failed', { reason: error instanceof Error ? error.message : String(error) }));
    }
  };
  return {
    run,
    before: runs.find(({ state }) => state.kind === 'running')?.file,
    failure,
    save,
    cancel: () => id !== undefined && runQueue.cancel(id),
    reset: () => setId(undefined),
  };
}
