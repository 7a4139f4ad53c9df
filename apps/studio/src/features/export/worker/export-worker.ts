/** The program of the thread that leads an export: it opens the schema, has parts made, packs them and writes them in their order. */
import { CodedError, loadFormat, type OpenedSchema, openSchema } from '@populace/library';
import { addUp } from '@populace/library/parts';
import { makeZip } from 'client-zip';
import { breathe } from './breathe.ts';
import type { ExportProgress, FromExport, StartExport } from './export-messages.ts';
import { openWriter } from './open-writer.ts';
import { createExportThreads, type ExportThreads } from './part-threads.ts';
import { tableBytes } from './table-bytes.ts';

/** A person cannot read faster. */
const PROGRESS_MS = 100;

self.onmessage = ({ data }: MessageEvent<StartExport>) => {
  run(data).catch((error: unknown) => {
    const code = error instanceof CodedError ? error.code : 'target/io';
    post({ kind: 'failed', code, message: error instanceof Error ? error.message : String(error) });
  });
};

async function run(start: StartExport): Promise<void> {
  const schema = await openSchema(start.choice.text);
  const threads = createExportThreads(schema.origin, start.threads);
  const meter = createMeter();
  const writer = await openWriter(start.target);
  try {
    for await (const bytes of packed(schema, start, threads, meter)) {
      await writer.write(bytes);
      meter.wrote(bytes.length);
    }
    const blob = await writer.close();
    post({ kind: 'done', progress: meter.progress(), blob });
  } catch (error) {
    await writer.abort();
    throw error;
  } finally {
    threads.stop();
  }
}

/** The bytes of the whole file as it is written. */
function packed(
  schema: OpenedSchema,
  { choice, names }: StartExport,
  threads: ExportThreads,
  meter: Meter,
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const { packing } = choice;
  const [only] = choice.tables;
  if (packing === 'zip') {
    const files = choice.tables.map((table, place) => ({
      name: names[place] ?? table.table,
      input: streamOf(compressed(ofTable(schema, choice, table, { threads, meter }), choice.compression)),
    }));
    return makeZip(files) as ReadableStream<Uint8Array<ArrayBuffer>>;
  }
  if (packing === 'script') return compressed(ofScript(schema, choice, { threads, meter }), choice.compression);
  if (only === undefined) throw new CodedError('call/usage', 'No table was chosen.');
  return compressed(ofTable(schema, choice, only, { threads, meter }), choice.compression);
}

type Choice = StartExport['choice'];

/** Who makes an export, and what counts it. */
interface Work {
  readonly threads: ExportThreads;
  readonly meter: Meter;
}

async function* ofTable(
  schema: OpenedSchema,
  choice: Choice,
  { table, take }: Choice['tables'][number],
  { threads, meter }: Work,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const window = { from: choice.from, take };
  await addUp(schema.table(table), { threadsFor: threads.forSum, breathe });
  for await (const { bytes, rows } of tableBytes(schema.table(table), choice, window, threads)) {
    yield bytes;
    meter.made(table, rows);
  }
}

async function* ofScript(
  schema: OpenedSchema,
  choice: Choice,
  { threads, meter }: Work,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  await loadFormat(choice.format, choice.options);
  const tables = choice.tables.map(({ table }) => table);
  for (const table of tables) await addUp(schema.table(table), { threadsFor: threads.forSum, breathe });
  for (const { bytes, rows, table } of schema.chunks(choice.format, { tables, options: choice.options })) {
    yield bytes.slice();
    meter.made(table ?? '', rows);
  }
}

function compressed(
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>,
  compression: Choice['compression'],
): AsyncIterable<Uint8Array<ArrayBuffer>> {
  if (compression === 'none') return bytes;
  return streamOf(bytes).pipeThrough(new CompressionStream('gzip')) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Nothing is made before it is asked for. */
function streamOf(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const walk = bytes[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await walk.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await walk.return?.();
      },
    },
    { highWaterMark: 1 },
  );
}

interface Meter {
  readonly made: (table: string, rows: number) => void;
  readonly wrote: (bytes: number) => void;
  readonly progress: () => ExportProgress;
}

/** Counts, and tells the page now and then. */
function createMeter(): Meter {
  let progress: ExportProgress = { rows: 0, bytes: 0, table: '' };
  let told = 0;
  const tell = () => {
    if (performance.now() - told < PROGRESS_MS) return;
    told = performance.now();
    post({ kind: 'progress', progress });
  };
  return {
    made(table, rows) {
      progress = { ...progress, table, rows: progress.rows + rows };
      tell();
    },
    wrote(bytes) {
      progress = { ...progress, bytes: progress.bytes + bytes };
    },
    progress: () => progress,
  };
}

function post(message: FromExport): void {
  self.postMessage(message);
}
