import { useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import type { ExportChoice } from './export-choice.ts';
import { archiveNames } from './export-choice.ts';
import { chooseTarget, download } from './save-target.ts';
import { type RunningExport, startExport, threadsHere } from './start-export.ts';
import type { ExportProgress } from './worker/export-messages.ts';

/** How far an export is. */
export type RunState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly file: string; readonly progress: ExportProgress; readonly seconds: number }
  | { readonly kind: 'done'; readonly file: string; readonly progress: ExportProgress; readonly seconds: number }
  | { readonly kind: 'cancelled'; readonly progress: ExportProgress }
  | { readonly kind: 'failed'; readonly reason: string };

const NOTHING: ExportProgress = { rows: 0, bytes: 0, table: '' };

/** Runs exports, one at a time; leaving the screen ends the one that runs. */
export function useRun(): {
  readonly state: RunState;
  readonly run: (choice: ExportChoice, fileName: string, extension: string) => Promise<void>;
  readonly cancel: () => void;
  readonly reset: () => void;
} {
  const [state, setState] = useState<RunState>({ kind: 'none' });
  const running = useRef<RunningExport>(undefined);
  useEffect(() => () => running.current?.cancel(), []);
  const run = useCallback(async (choice: ExportChoice, file: string, extension: string) => {
    let progress = NOTHING;
    try {
      const target = await chooseTarget(file);
      if (target === undefined) return;
      const begun = performance.now();
      const since = () => (performance.now() - begun) / 1000;
      setState({ kind: 'running', file, progress, seconds: 0 });
      const names = archiveNames(choice, extension);
      running.current = startExport({ choice, names, target, threads: threadsHere() }, (next) => {
        progress = next;
        setState({ kind: 'running', file, progress, seconds: since() });
      });
      const done = await running.current.done;
      if (done.blob !== undefined) download(done.blob, file);
      setState({ kind: 'done', file, progress: done.progress, seconds: since() });
      announce(file);
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      const reason = error instanceof Error ? error.message : String(error);
      setState(isCancelled ? { kind: 'cancelled', progress } : { kind: 'failed', reason });
    } finally {
      running.current = undefined;
    }
  }, []);
  return {
    state,
    run,
    cancel: () => running.current?.cancel(),
    reset: () => setState({ kind: 'none' }),
  };
}
