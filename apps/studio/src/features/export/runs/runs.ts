import { useSyncExternalStore } from 'react';
import { saveBlob } from '../../../lib/file-names/save-file.ts';
import { announce } from '../../../ui/announcer.tsx';
import { text } from '../messages.ts';
import { createRunQueue } from './create-run-queue.ts';
import type { ExportRun } from './export-run.ts';
import { removeUnfinished } from './save-target.ts';
import { startExport, threadsHere } from './start-export.ts';

/** The exports of this page. They go on when the screen that ordered them is left. */
export const runQueue = createRunQueue({
  start: ({ choice, names, target }, onProgress) =>
    startExport({ choice, names, target, threads: threadsHere() }, onProgress),
  save: saveBlob,
  remove: ({ target }) => removeUnfinished(target),
  seconds: () => performance.now() / 1000,
  report: (run) => announce(outcomeWords(run), `export ${run.id} ${run.state.kind}`),
  onBusy(isBusy) {
    if (isBusy) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
  },
});

/** A run in a few words: `many.csv saved`. */
export function outcomeWords({ file, state }: ExportRun): string {
  const words = {
    waiting: 'fileWaits',
    running: 'fileRuns',
    done: 'fileSaved',
    cancelled: 'fileCancelled',
    failed: 'fileFailed',
  } as const;
  return text(words[state.kind], { file });
}

/** All exports of this page, the oldest first. */
export function useRuns(): readonly ExportRun[] {
  return useSyncExternalStore(runQueue.subscribe, runQueue.runs);
}

/** Makes the browser ask before the page is left. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
