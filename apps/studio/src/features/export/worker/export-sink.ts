import type { ByteSink } from '@populace/core';
import { CodedError } from '@populace/library';
import type { ExportTarget } from './export-messages.ts';

/** Where the bytes of an export go. Until it is committed, nobody sees anything. */
export interface ExportSink extends ByteSink {
  readonly bytesWritten: () => number;
  /** What was committed, where it is a download. */
  readonly blob: () => Blob | undefined;
}

/** Opens a target for writing. */
export async function openExportSink(target: ExportTarget): Promise<ExportSink> {
  const { sink, blob } = target.kind === 'file' ? await openFile(target.handle) : openDownload(target.mostBytes);
  let written = 0;
  return {
    ...sink,
    write(bytes) {
      written += bytes.length;
      return sink.write(bytes);
    },
    bytesWritten: () => written,
    blob,
  };
}

type Opened = { readonly sink: ByteSink; readonly blob: () => Blob | undefined };

/** The browser writes beside the file, and puts it in its place when it is closed. */
async function openFile(handle: FileSystemFileHandle): Promise<Opened> {
  const stream = await handle.createWritable();
  const sink: ByteSink = {
    write: (bytes) => stream.write(bytes.slice()),
    commit: () => stream.close(),
    abort: () => stream.abort(),
  };
  return { sink, blob: () => undefined };
}

/** Parts are handed to the browser in pieces of this size, which it may keep on disk. */
const PIECE_BYTES = 2 ** 24;

function openDownload(mostBytes: number): Opened {
  let pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let waitingBytes = 0;
  let length = 0;
  let whole: Blob | undefined;
  const hand = () => {
    pieces.push(new Blob(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  const sink: ByteSink = {
    write(bytes) {
      length += bytes.length;
      if (length > mostBytes) {
        const message = `The file is larger than the ${mostBytes} bytes that a download may have here; take fewer rows, or use the command line`;
        throw new CodedError('limit/download', message);
      }
      waiting.push(bytes.slice());
      waitingBytes += bytes.length;
      if (waitingBytes >= PIECE_BYTES) hand();
    },
    async commit() {
      hand();
      whole = new Blob(pieces);
    },
    async abort() {
      [pieces, waiting, whole] = [[], [], undefined];
    },
  };
  return { sink, blob: () => whole };
}
