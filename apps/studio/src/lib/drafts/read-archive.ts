/** A file of an archive. */
export interface ArchivedFile {
  readonly name: string;
  readonly text: string;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const HEAD_BYTES = 30;

/** Files are read up to this size in all; archives of schemas are far smaller. */
const MOST_BYTES = 256 * 2 ** 20;

/** Why an archive can't be read, as a word for messages. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/**
 * Reads the texts of a ZIP archive (APPNOTE.TXT 4.3), stored or deflated.
 * @param wants Says by the name of a file whether it is read.
 * @throws ArchiveError where it is no such archive.
 */
export async function readArchive(archive: Blob, wants: (name: string) => boolean): Promise<readonly ArchivedFile[]> {
  if (archive.size > MOST_BYTES) throw new ArchiveError('The archive is too large.');
  const view = new DataView(await archive.arrayBuffer());
  const files: ArchivedFile[] = [];
  let left = MOST_BYTES;
  for (const entry of entriesOf(view)) {
    if (!wants(entry.name)) continue;
    left -= entry.size;
    if (left < 0) throw new ArchiveError('The files of the archive are too large.');
    files.push({ name: entry.name, text: await textOf(view, entry) });
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  /** Where its own head stands. */
  readonly at: number;
}

function* entriesOf(view: DataView<ArrayBuffer>): Generator<Entry> {
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken();
    const length = view.getUint16(at + 28, true);
    yield {
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + ENTRY_BYTES, length)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    at += ENTRY_BYTES + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

/** The record at the end of an archive; a comment of up to 65,535 bytes may follow it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= Math.max(0, view.byteLength - END_BYTES - 0xffff); at--)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  throw new ArchiveError('It is not a ZIP archive.');
}

async function textOf(view: DataView<ArrayBuffer>, { at, method, packed, size }: Entry): Promise<string> {
  if (at + HEAD_BYTES > view.byteLength) throw broken();
  const from = at + HEAD_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + packed > view.byteLength) throw broken();
  const bytes = new Blob([new Uint8Array(view.buffer, from, packed)]);
  if (method === STORED) return bytes.text();
  if (method !== DEFLATED) throw new ArchiveError('The archive is packed in a way that is not read.');
  return inflate(bytes, size);
}

/** An archive may say less of a file than it has: no more than it says is taken. */
async function inflate(bytes: Blob, size: number): Promise<string> {
  const reader = bytes.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (value === undefined) break;
      length += value.length;
      if (length > size) throw broken();
      parts.push(new Uint8Array(value));
    }
  } catch {
    throw broken();
  }
  return new Blob(parts).text();
}

function broken(): ArchiveError {
  return new ArchiveError('The archive is broken.');
}
