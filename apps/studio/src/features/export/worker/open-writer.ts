import { CodedError } from '@populace/library';
import type { ExportTarget } from './export-messages.ts';

/** Where bytes go. Until it is closed, nobody sees anything. */
export interface Writer {
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Shows what was written; gives it back where it is a download. */
  readonly close: () => Promise<Blob | undefined>;
  /** Leaves nothing behind. */
  readonly abort: () => Promise<void>;
}

/** Opens a target for writing. */
export function openWriter(target: ExportTarget): Promise<Writer> {
  return target.kind === 'file' ? openFile(target.handle) : Promise.resolve(openDownload(target.mostBytes));
}

/** The browser writes beside the file, and puts it in its place when it is closed. */
async function openFile(handle: FileSystemFileHandle): Promise<Writer> {
  const stream = await handle.createWritable();
  return {
    write: (bytes) => stream.write(bytes),
    async close() {
      await stream.close();
      return undefined;
    },
    abort: () => stream.abort(),
  };
}

/** Parts are handed to the browser in pieces of this size, which it may keep on disk. */
const PIECE_BYTES = 2 ** 24;

function openDownload(mostBytes: number): Writer {
  let pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let waitingBytes = 0;
  let length = 0;
  const hand = () => {
    pieces.push(new Blob(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  return {
    write(bytes) {
      length += bytes.length;
      if (length > mostBytes) {
        const message = `The file is larger than the ${mostBytes} bytes that a download may have here; take fewer rows, or use the command line`;
        return Promise.reject(new CodedError('limit/download', message));
      }
      waiting.push(bytes);
      waitingBytes += bytes.length;
      if (waitingBytes >= PIECE_BYTES) hand();
      return Promise.resolve();
    },
    close() {
      hand();
      return Promise.resolve(new Blob(pieces));
    },
    abort() {
      pieces = [];
      waiting = [];
      return Promise.resolve();
    },
  };
}
