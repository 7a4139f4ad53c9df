import { writeSync } from 'node:fs';

/** Writes all bytes, however many the system takes at a time, and tells the count of each part. */
export function writeAll(descriptor: number, bytes: Uint8Array, onWritten: (count: number) => void): void {
  let at = 0;
  while (at < bytes.length) {
    const count = writeSync(descriptor, bytes, at, bytes.length - at);
    if (count === 0) throw new Error('the system takes no more bytes');
    at += count;
    onWritten(count);
  }
}

/** Writes all bytes from a place of the file on; where the next ones go stays as it is. */
export function writeAllAt(descriptor: number, bytes: Uint8Array, place: number): void {
  let at = 0;
  while (at < bytes.length) {
    const count = writeSync(descriptor, bytes, at, bytes.length - at, place + at);
    if (count === 0) throw new Error('the system takes no more bytes');
    at += count;
  }
}
