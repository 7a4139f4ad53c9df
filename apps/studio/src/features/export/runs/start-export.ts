import type { ExportProgress, FromExport, StartExport } from '../worker/export-messages.ts';

/** An export that is running. */
export interface RunningExport {
  /** Resolves when all is written; to the bytes where the target is a download. Fails with a sentence. */
  readonly done: Promise<{ readonly progress: ExportProgress; readonly blob: Blob | undefined }>;
  /** Stops at once; a file that was begun is left as it was before. */
  readonly cancel: () => void;
}

/** Starts an export in threads of its own. */
export function startExport(start: StartExport, onProgress: (progress: ExportProgress) => void): RunningExport {
  const worker = new Worker(new URL('../worker/export-worker.ts', import.meta.url), {
    type: 'module',
    name: 'export',
  });
  let cancel = () => worker.terminate();
  const done = new Promise<{ progress: ExportProgress; blob: Blob | undefined }>((resolve, reject) => {
    cancel = () => {
      worker.terminate();
      reject(new DOMException('The export was cancelled.', 'AbortError'));
    };
    worker.onmessage = ({ data }: MessageEvent<FromExport>) => {
      if (data.kind === 'progress') return onProgress(data.progress);
      worker.terminate();
      if (data.kind === 'done') resolve(data);
      else reject(new Error(data.message, { cause: data.code }));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error(`The export stopped: ${event.message}`, { cause: 'internal' }));
    };
    worker.postMessage(start);
  });
  return { done, cancel: () => cancel() };
}

/** Threads that make parts: one core is left for the page and one for packing and writing. */
export function threadsHere(): number {
  return Math.min(8, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));
}
