import { writeSync } from 'node:fs';

/**
 * The most bytes of a write. Linux caches a file in pieces as large as what is written at once: for tens of megabytes it looks for as much memory
 * in one piece, which took up to eight times the time of the copying where memory was cut up.
 */
const AT_ONCE = 2 ** 20;

/** Writes all bytes, however many the system takes at a time, and tells the count of each part. */
export function writeAll(descriptor: number, bytes: Uint8Array, onWritten: (count: number) => void): void {
  let at = 0;
  while (at < bytes.length) {
    const count = writeSync(descriptor, bytes, at, Math.min(bytes.length - at, AT_ONCE));
    if (count === 0) throw new Error('the system takes no more bytes');
    at += count;
    onWritten(count);
  }
}

/** Writes all bytes from a place of the file on; where the next ones go stays as it is. */
export function writeAllAt(descriptor: number, bytes: Uint8Array, place: number): void {
  let at = 0;
  while (at < bytes.length) {
    const count = writeSync(descriptor, bytes, at, Math.min(bytes.length - at, AT_ONCE), place + at);
    if (count === 0) throw new Error('the system takes no more bytes');
    at += count;
  }
}
