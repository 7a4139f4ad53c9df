import type { OpenedTable } from '@populace/library';
import type { AnswerOf, AskOf } from './engine-calls.ts';
import { schemaOf } from './open-schemas.ts';

/** So many bytes are shown at most. */
const SAMPLE_BYTES = 24_000;
const SAMPLE_ROWS = 200;

/** Returns the first bytes that a file would have. */
export async function exportSample({
  text,
  table,
  format,
  options,
  from,
}: AskOf<'exportSample'>): Promise<AnswerOf<'exportSample'>> {
  const schema = await schemaOf(text);
  const opened = schema.table(table);
  const first = Math.min(from, opened.rowCount);
  const take = Math.min(SAMPLE_ROWS, opened.rowCount - first);
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const part of opened.bytes(format, { options, from: first, take })) {
    parts.push(part);
    length += part.length;
    if (length >= SAMPLE_BYTES) break;
  }
  return joined(parts, Math.min(length, SAMPLE_BYTES));
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part.subarray(0, length - at), at);
    at += Math.min(part.length, length - at);
  }
  return all;
}

/** Places of the table that are looked at, and rows at each. */
const PLACES = 8;
const PLACE_ROWS = 128;

/** Returns how large the files of a schema's tables will be, and how long making them takes on one thread. */
export async function estimates({ text, format, options }: AskOf<'estimates'>): Promise<AnswerOf<'estimates'>> {
  const schema = await schemaOf(text);
  return schema.tables.map((table) => ({
    table: table.name,
    rowCount: table.rowCount,
    ...estimate(table, format, options),
  }));
}

function estimate(table: OpenedTable, format: string, options: AskOf<'estimates'>['options']) {
  const { rowCount } = table;
  if (rowCount === 0) return { bytesARow: 0, secondsARow: 0 };
  const maker = table.parts(format, { options });
  // The first part of a plan is slower than all others.
  maker.part({ from: 0, take: Math.min(rowCount, 4) });
  const step = Math.max(1, Math.floor(rowCount / PLACES));
  let bytes = 0;
  let rows = 0;
  const begun = performance.now();
  for (let from = 0; from < rowCount && rows < PLACES * PLACE_ROWS; from += step) {
    const take = Math.min(PLACE_ROWS, step, rowCount - from);
    bytes += maker.part({ from, take }).length;
    rows += take;
  }
  return { bytesARow: bytes / rows, secondsARow: (performance.now() - begun) / 1000 / rows };
}
