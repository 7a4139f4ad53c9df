/** The program of the thread that leads an export: it opens the schema, has parts made, packs them and writes them in their order. */
import { CodedError, openSchema } from '@populace/library';
import { addUp, writeRun } from '@populace/library/parts';
import { breathe } from './breathe.ts';
import { exportFiles } from './export-files.ts';
import type { ExportProgress, FromExport, StartExport } from './export-messages.ts';
import { openExportSink } from './export-sink.ts';
import { createExportTarget } from './export-target.ts';
import { createExportThreads } from './part-threads.ts';

/** A person cannot read faster. */
const PROGRESS_MS = 100;

self.onmessage = ({ data }: MessageEvent<StartExport>) => {
  run(data).catch((error: unknown) => {
    const code = error instanceof CodedError ? error.code : 'target/io';
    post({ kind: 'failed', code, message: error instanceof Error ? error.message : String(error) });
  });
};

async function run(start: StartExport): Promise<void> {
  const { choice } = start;
  const schema = await openSchema(choice.text);
  const threads = createExportThreads(schema.origin, start.threads);
  const sink = await openExportSink(start.target);
  const target = createExportTarget(sink, choice);
  try {
    for (const { table } of choice.tables) await addUp(schema.table(table), { threadsFor: threads.forSum, breathe });
    const files = await exportFiles(schema, start, threads);
    const written = await writeRun(files, target, { breathe, onProgress: createTell() });
    const rows = written.reduce((sum, file) => sum + file.rows, 0);
    const table = choice.tables.at(-1)?.table ?? '';
    post({ kind: 'done', progress: { rows, bytes: sink.bytesWritten(), table }, blob: sink.blob() });
  } catch (error) {
    await target.abort();
    throw error;
  } finally {
    threads.stop();
  }
}

/** Tells the page now and then how far the export is. */
function createTell(): (progress: ExportProgress) => void {
  let told = 0;
  return ({ rows, bytes, table }) => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    post({ kind: 'progress', progress: { rows, bytes, table } });
  };
}

function post(message: FromExport): void {
  self.postMessage(message);
}
