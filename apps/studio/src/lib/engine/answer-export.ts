import { loadFormat } from '@populace/library';
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
  await loadFormat(format, options);
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

/** So much of a table is packed to see how well it packs; gzip looks back 32 KiB, so more would tell little more. */
const PACKED_BYTES = 512 * 1024;

/** Returns how large the bytes of a table's rows will be, plain and packed, and how long making them takes on one thread. */
export async function estimate(ask: AskOf<'estimate'>): Promise<AnswerOf<'estimate'>> {
  const { text, table, format, options, from, take, gzip } = ask;
  const opened = (await schemaOf(text)).table(table);
  const first = Math.min(from, opened.rowCount);
  const window = { options, from: first, take: Math.min(take, opened.rowCount - first) };
  await loadFormat(format, options);
  const { rows, bytes, ms } = opened.estimate(format, window);
  if (!gzip || rows === 0) return { rows, bytes, ms, packed: undefined };
  const some = Math.min(rows, Math.max(1, Math.ceil((PACKED_BYTES * rows) / bytes)));
  // What stands in the middle of a table is more like the whole than its first rows, whose ids are short.
  const middle = first + Math.floor((rows - some) / 2);
  const plain = [...opened.bytes(format, { options, from: middle, take: some })];
  const length = plain.reduce((sum, part) => sum + part.length, 0);
  const begun = performance.now();
  const share = (await packedLength(plain)) / length;
  const packing = (performance.now() - begun) / length;
  return { rows, bytes, ms, packed: { bytes: Math.round(bytes * share), ms: bytes * packing } };
}

async function packedLength(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<number> {
  const packed = new Blob([...parts]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}
